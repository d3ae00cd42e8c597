//! What a search remembers: one tree for all imagined worlds. A node stands for a line of players' actions, whatever
//! chance said between them; an edge counts how often its action was possible and how often it was taken. The tree
//! has a size it never exceeds and is dropped with the search.

use game::Seat;

/// A search holds at most so many edges, and never more nodes than edges: under 48 MB together for the actions of our
/// games (`Edge` up to 64 bytes, `Node` 32). When they are used up the tree stops growing and the search goes on
/// with what it has.
pub const MAX_EDGES: usize = 500_000;

/// No child yet.
const NONE: u32 = u32::MAX;
pub(crate) const ROOT: u32 = 0;

#[derive(Clone, Debug)]
pub(crate) struct Edge<A> {
    pub(crate) seat: Seat,
    pub(crate) action: A,
    /// Simulations in which the action was taken, and in which it could have been.
    pub(crate) visits: u32,
    pub(crate) available: u32,
    /// The estimate at first sight, from -1 to 1 for `seat`, and how many visits it counts like.
    pub(crate) first: f32,
    pub(crate) trust: f32,
    /// How much the first sight recommends looking here.
    pub(crate) weight: f32,
    /// Sum of the results for `seat`.
    value: f64,
    child: u32,
}

impl<A> Edge<A> {
    pub(crate) fn new(seat: Seat, action: A, (first, trust): (f32, f32), weight: f32) -> Edge<A> {
        Edge { seat, action, visits: 0, available: 0, first, trust, weight, value: 0.0, child: NONE }
    }

    /// The mean result for `seat`, the first sight included.
    pub(crate) fn informed_mean(&self) -> f32 {
        (self.value as f32 + self.first * self.trust) / (self.visits as f32 + self.trust)
    }

    /// The mean result for `seat` of the visits alone.
    pub(crate) fn mean(&self) -> f32 {
        if self.visits == 0 { 0.0 } else { self.value as f32 / self.visits as f32 }
    }

    pub(crate) fn child(&self) -> Option<u32> {
        (self.child != NONE).then_some(self.child)
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Node<A> {
    /// Sorted by seat and action.
    pub(crate) edges: Vec<Edge<A>>,
    pub(crate) visits: u32,
}

#[derive(Clone, Debug)]
pub(crate) struct Tree<A> {
    nodes: Vec<Node<A>>,
    edges: usize,
    max_edges: usize,
}

impl<A: Copy + Ord> Tree<A> {
    pub(crate) fn new(max_edges: usize) -> Tree<A> {
        Tree { nodes: vec![Node { edges: Vec::new(), visits: 0 }], edges: 0, max_edges }
    }

    pub(crate) fn node(&self, at: u32) -> &Node<A> {
        &self.nodes[at as usize]
    }

    pub(crate) fn node_mut(&mut self, at: u32) -> &mut Node<A> {
        &mut self.nodes[at as usize]
    }

    /// Edges still free.
    pub(crate) fn room(&self) -> usize {
        self.max_edges - self.edges
    }

    /// Adds edges for actions that this node did not know, as far as there is room.
    pub(crate) fn grow(&mut self, at: u32, new: &mut Vec<Edge<A>>) {
        new.truncate(self.max_edges - self.edges);
        self.edges += new.len();
        let edges = &mut self.nodes[at as usize].edges;
        edges.reserve_exact(new.len());
        edges.append(new);
        edges.sort_unstable_by_key(|edge| (edge.seat, edge.action));
    }

    /// The node an edge leads to. It is made on the edge's second visit: most edges are seen once only.
    pub(crate) fn child(&mut self, at: u32, edge: usize) -> Option<u32> {
        let next = self.nodes.len();
        let room = self.max_edges > self.edges && next < self.max_edges;
        let edge = &mut self.nodes[at as usize].edges[edge];
        if edge.child == NONE {
            if edge.visits == 0 || !room {
                return None;
            }
            edge.child = next as u32;
            self.nodes.push(Node { edges: Vec::new(), visits: 0 });
            return Some(next as u32);
        }
        Some(edge.child)
    }

    pub(crate) fn record(&mut self, at: u32, edge: usize, value: f32) {
        let node = &mut self.nodes[at as usize];
        node.visits += 1;
        let edge = &mut node.edges[edge];
        edge.visits += 1;
        edge.value += f64::from(value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tree_never_outgrows_its_bound() {
        let mut tree = Tree::new(10);
        let mut at = ROOT;
        for round in 0..20_u8 {
            let mut new: Vec<_> =
                (0..4).map(|action| Edge::new(Seat(0), action + round, (0.0, 1.0), 1.0)).collect();
            tree.grow(at, &mut new);
            if !tree.node(at).edges.is_empty() {
                tree.record(at, 0, 1.0);
                at = tree.child(at, 0).unwrap_or(at);
            }
        }
        let edges: usize = tree.nodes.iter().map(|node| node.edges.len()).sum();
        assert_eq!((edges, tree.room()), (10, 0));
        assert!(tree.nodes.len() <= 10);
    }

    #[test]
    fn the_stated_bound_holds_for_edges_of_our_size() {
        assert!(MAX_EDGES * (64 + size_of::<Node<u64>>()) <= 48_000_000);
        assert!(size_of::<Edge<[u8; 16]>>() <= 64);
    }
}
