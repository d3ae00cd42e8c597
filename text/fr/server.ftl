# Textes du serveur : pourquoi une demande n’a pas été exécutée.

## Demander
server-unreadable = La demande est illisible : { $found }
server-missing = Il n’y a rien ici sous ce nom.
server-nobody = Choisissez d’abord un nom.
server-wrong-password = L’identifiant et le mot de passe ne vont pas ensemble.
server-origin = Cette demande venait d’un autre site.
server-nul = Un texte avec le caractère NUL ne peut être gardé.
server-too-large = C’est plus que ne contient un message.
server-too-fast = Pas si vite : attendez un instant et réessayez.
server-too-many-sockets = Trop de connexions sont ouvertes à la fois.
server-too-many-hints = Trop de conseils sont en préparation. Réessayez dans un instant.
server-too-many-tables = Vous avez autant de tables inachevées qu’une personne peut en avoir.
server-closing = Le serveur s’arrête ; revenez dans un instant.
server-store = Le serveur n’accède pas à sa mémoire. Rien n’a été changé ; réessayez dans un instant.
server-broken = Une erreur s’est produite sur le serveur.
server-try-again = La table a changé au même moment. Regardez de nouveau et recommencez.

## Lessons
server-bad-lesson = Ces phrases n’appartiennent pas à cette leçon. Recommencez l’étape.

## Noms et comptes
server-bad-name = Un nom compte de 1 à 40 caractères.
server-bad-login = Un identifiant compte de 3 à 40 lettres, chiffres, points, tirets ou soulignés.
server-bad-password = Un mot de passe compte de 10 à 200 caractères.
server-no-such-language = Cette langue n’est pas parlée ici.
server-already-account = Vous avez déjà un compte.
server-login-taken = Quelqu’un d’autre a cet identifiant.

## Tables
server-no-such-game = Il n’y a pas de jeu de ce nom.
server-bad-head = Les options ou la carte sont illisibles.
server-bad-clock = Une pendule en direct va de 10 secondes à un jour, avec une heure d’incrément au plus ; sinon, de 1 à 60 jours par coup.
server-bad-level = L’ordinateur a les niveaux 1 à 5.
server-faults = La table ne peut pas être préparée ainsi.
server-no-such-seat = Cette place n’existe pas à cette table.
server-seat-taken = Cette place est prise.
server-seats-free = Des places sont encore libres.
server-already-started = La partie a déjà commencé.
server-not-started = La partie n’a pas encore commencé.
server-not-running = La partie n’est pas en cours.
server-not-over = Cela se montre une fois la partie terminée.
server-not-your-seat = Ce n’est pas votre place.
server-not-your-table = Seule la personne qui a créé la table peut le faire.
server-not-your-turn = Ce n’est pas votre tour.
server-no-spectators = Cette table n’est pas ouverte aux spectateurs.
server-other-rules = Cette partie a commencé avec la version { $found } des règles ; le serveur joue la version { $current }. Elle ne peut pas continuer ici, mais ceux qui l’ont jouée peuvent la télécharger.

## À la table
server-stale = La table a avancé depuis ; voici où elle en est.
server-no-takebacks = À cette table, rien ne se reprend une fois les dés jetés.
server-bad-sentence = Une phrase compte de 1 à 200 caractères.
server-bad-token = Un message a besoin d’un numéro à lui : de 1 à 64 lettres ou chiffres.
server-bad-chat = Une ligne de discussion compte de 1 à 500 caractères.
server-bad-note = La note est trop longue.
server-bad-salt = Un sel scellé ou un sel ouvert, en 64 chiffres hexadécimaux.
server-salt-sealed = Votre sel est déjà scellé, ou cette table n’en prend pas.
server-salt-not-now = Les sels s’ouvrent quand la partie va commencer.
server-salt-other = Ce n’est pas le sel qui a été scellé.
server-no-socket = Cette adresse est réservée aux WebSockets.
