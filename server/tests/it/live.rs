//! Playing over sockets: whole games, acknowledgements, coming back, and how it ends.

use crate::{
    client::{House, pair, token},
    socket::{Socket, listen},
};
use axum::http::Method;
use game::{Dice, SeededDice};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_over_sockets_and_both_see_every_move() {
    let house = House::new().await;
    let running = listen(&house).await;
    let (ann, ben, id) = pair(&house, json!({})).await;
    let mut sockets =
        [Socket::open(&running, &ann, &id, "").await, Socket::open(&running, &ben, &id, "lang=fr").await];
    let mut seen = Vec::new();
    for socket in &mut sockets {
        seen.push(socket.until("sync").await["seen"].clone());
    }
    let mut dice = SeededDice::new(4);
    let mut moves = 0;
    while let Some(due) = seen[0]["turn"]["due"].as_str() {
        let mover = usize::from(due == "axis");
        let legal = seen[mover]["legal"].as_array().expect("legal sentences");
        let sentence = &legal[dice.below(legal.len() as u64) as usize];
        let said = token();
        let message =
            json!({ "type": "say", "ply": seen[mover]["ply"], "token": said, "sentence": sentence });
        sockets[mover].send(message).await;
        let ack = sockets[mover].until("ack").await;
        assert_eq!(ack["token"], json!(said));
        for (seat, socket) in sockets.iter_mut().enumerate() {
            let moved = socket.until("moved").await;
            assert!(!moved["lines"].as_array().expect("lines").is_empty());
            let has_words = moved["lines"][0]["messages"][0]["text"].is_string();
            assert_eq!(has_words, seat == 1, "only one asked for a language");
            seen[seat] = moved["seen"].clone();
        }
        assert_eq!(seen[mover]["ply"], ack["ply"]);
        moves += 1;
        assert!(moves < 5_000);
    }
    assert!(moves > 10);
    assert!(seen[0]["turn"]["outcome"].is_object());
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn stale_refused_repeated_and_unreadable_messages_are_answered_by_their_token() {
    let house = House::new().await;
    let running = listen(&house).await;
    let (ann, ben, id) = pair(&house, json!({})).await;
    let mut socket = Socket::open(&running, &ann, &id, "").await;
    let seen = socket.until("sync").await["seen"].clone();
    let mut socket = if seen["turn"]["due"] == "allies" {
        socket
    } else {
        let mut other = Socket::open(&running, &ben, &id, "").await;
        other.until("sync").await;
        other
    };
    let say = |token: &str, ply: &Value, sentence: &str| json!({ "type": "say", "token": token, "ply": ply, "sentence": sentence });
    socket.send(say("a", &seen["ply"], "attack 1")).await;
    let failed = socket.until("failed").await;
    assert_eq!((&failed["token"], &failed["problem"]["code"]), (&json!("a"), &json!("refused")));
    assert!(failed["problem"]["rule"].is_string());
    socket.send(say("b", &json!(0), "end")).await;
    let failed = socket.until("failed").await;
    assert_eq!((&failed["token"], &failed["problem"]["code"]), (&json!("b"), &json!("stale")));
    let fresh = failed["problem"]["seen"].clone();
    assert_eq!(fresh["ply"], seen["ply"]);
    let sentence = fresh["legal"][0].as_str().expect("a sentence").to_owned();
    for repeated in [false, true] {
        socket.send(say("c", &seen["ply"], &sentence)).await;
        let ack = socket.until("ack").await;
        assert_eq!((&ack["token"], &ack["is_repeated"]), (&json!("c"), &json!(repeated)));
    }
    for text in ["", "{", "[]", "{\"type\":\"say\"}", "{\"type\":\"fly\"}", "\u{0}"] {
        socket.send_text(text.to_owned()).await;
        assert_eq!(socket.until("failed").await["problem"]["code"], "unreadable", "{text:?}");
    }
    socket.send(json!({ "type": "ping", "token": "p" })).await;
    assert_eq!(socket.until("pong").await["token"], "p");
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_back_gets_what_was_missed_or_everything_anew() {
    let house = House::new().await;
    let running = listen(&house).await;
    let (ann, mut ben, id) = pair(&house, json!({})).await;
    let mut socket = Socket::open(&running, &ann, &id, "").await;
    let sync = socket.until("sync").await;
    let (epoch, _) = (sync["epoch"].as_str().expect("an epoch").to_owned(), ());
    let last = socket.until("table").await["event"].as_u64().expect("a number");
    socket.close().await;
    for text in ["one", "two", "three"] {
        ben.post(&format!("/tables/{id}/chat"), json!({ "text": text })).await;
    }
    let mut back = Socket::open(&running, &ann, &id, &format!("epoch={epoch}&event={last}")).await;
    assert_eq!(back.next().await["type"], "resumed");
    let mut numbers = Vec::new();
    let mut texts = Vec::new();
    while texts.len() < 3 {
        let event = back.next().await;
        numbers.push(event["event"].as_u64().expect("a number"));
        if event["type"] == "chat" {
            texts.push(event["chat"]["text"].as_str().expect("text").to_owned());
        }
    }
    assert_eq!(texts, ["one", "two", "three"]);
    assert!(numbers[0] == last + 1 && numbers.windows(2).all(|pair| pair[1] == pair[0] + 1), "{numbers:?}");
    back.close().await;
    for query in
        [format!("epoch=other&event={last}"), format!("epoch={epoch}&event=999999"), "event=1".to_owned()]
    {
        let mut anew = Socket::open(&running, &ann, &id, &query).await;
        assert_eq!(anew.next().await["type"], "sync", "{query}");
        anew.close().await;
    }
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn presence_chat_and_rematches_are_told() {
    let house = House::new().await;
    let running = listen(&house).await;
    let (mut ann, mut ben, id) = pair(&house, json!({ "is_public": true })).await;
    let mut socket = Socket::open(&running, &ann, &id, "").await;
    socket.until("sync").await;
    let eve = house.guest("Eve").await;
    let mut watcher = Socket::open(&running, &eve, &id, "").await;
    assert_eq!(watcher.until("sync").await["seen"]["seat"], Value::Null);
    let other = Socket::open(&running, &ben, &id, "").await;
    let online = |table: &Value| table["table"]["seats"][1]["is_online"] == true;
    while !online(&socket.until("table").await) {}
    other.close().await;
    while online(&socket.until("table").await) {}
    watcher.send(json!({ "type": "chat", "token": "x", "text": "psst" })).await;
    assert_eq!(watcher.until("ack").await["token"], "x");
    assert_eq!(watcher.until("chat").await["chat"]["channel"], "watching");
    assert!(ann.say(&id, "allies", "resign").await.status.is_success());
    ben.post(&format!("/tables/{id}/rematch"), Value::Null).await;
    let told = socket.until("rematch").await;
    assert!(told["key"].is_string());
    let heard = watcher.all().await.join("\n");
    assert!(!heard.contains("rematch\""), "an invitation is not for those who watch: {heard}");
    let before: Vec<String> = socket.all().await;
    assert!(before.iter().all(|text| !text.contains("psst")), "players do not hear those who watch");
    assert_eq!(ann.ok(Method::GET, "/tables", Value::Null).await.as_array().map(Vec::len), Some(1));
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_are_told_when_the_server_closes() {
    let house = House::new().await;
    let running = listen(&house).await;
    let (ann, _ben, id) = pair(&house, json!({})).await;
    let mut socket = Socket::open(&running, &ann, &id, "").await;
    socket.until("sync").await;
    let (_, closed) = tokio::join!(running.stop(), async move {
        socket.until("closing").await;
        socket.text().await
    });
    assert_eq!(closed, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn other_sites_and_other_people_get_no_socket() {
    let house = House::new().await;
    let running = listen(&house).await;
    let (ann, _ben, id) = pair(&house, json!({})).await;
    let own = format!("http://{}", running.addr);
    let open = |client, query, origin| Socket::try_open(&running, client, &id, query, origin);
    assert_eq!(open(&ann, "", Some("https://evil.example")).await.err(), Some(403));
    assert!(open(&ann, "", Some(&own)).await.is_ok());
    let eve = house.guest("Eve").await;
    assert_eq!(open(&eve, "", None).await.err(), Some(404));
    assert_eq!(open(&eve, "seat=allies", None).await.err(), Some(404));
    assert_eq!(open(&ann, "seat=axis", None).await.err(), Some(403));
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_could_not_be_stored_is_shown_to_nobody() {
    let house = House::new().await;
    let running = listen(&house).await;
    let (mut ann, mut ben, id) = pair(&house, json!({})).await;
    let seen = ann.get(&format!("/tables/{id}/view")).await;
    let is_ann = seen["turn"]["due"] == "allies";
    let (mover, other) = if is_ann { (&mut ann, &mut ben) } else { (&mut ben, &mut ann) };
    let mut sockets =
        [Socket::open(&running, mover, &id, "").await, Socket::open(&running, other, &id, "").await];
    let seen = mover.get(&format!("/tables/{id}/view")).await;
    let (wanted, taken) = (&seen["legal"][0], &seen["legal"][1]);
    // Another program on the same database is first with the next line.
    let store = store::open(&house.database).await.expect("the same database");
    let (_, mut standing, _) = store.game(&id).await.expect("a database").expect("a game");
    let action = store::Action {
        seq: standing.ply,
        by: standing.due.expect("somebody is to act").to_string(),
        sentence: taken.as_str().expect("a sentence").to_owned(),
        proof: String::new(),
        token: None,
        at: 1,
    };
    standing.ply += 1;
    let change = store::Change {
        game: id.clone(),
        actions: vec![action],
        standing,
        snapshot: None,
        seats: Vec::new(),
    };
    assert!(store.commit(&[change]).await[0].is_ok());
    let said = json!({ "ply": seen["ply"], "token": "x", "sentence": wanted });
    let path = format!("/tables/{id}/say");
    assert_eq!(mover.fails(Method::POST, &path, said).await, (409, "conflict".to_owned()));
    for socket in &mut sockets {
        while let Some(text) = socket.text().await {
            assert!(!text.contains(r#""type":"moved""#), "{text}");
        }
    }
    let log = mover.get(&format!("/tables/{id}/log")).await.to_string();
    assert!(log.contains(&taken.to_string()) && !log.contains(&wanted.to_string()), "{log}");
    running.stop().await;
}
