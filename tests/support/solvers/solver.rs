// Dancing links with vectors; a column without rows is not covered.
mod tell;

struct Solver { l: Vec<usize>, r: Vec<usize>, u: Vec<usize>, d: Vec<usize>, c: Vec<usize>, s: Vec<usize>, n: Vec<usize> }

impl Solver {
    fn new(primary: &[bool], rows: &[Vec<usize>]) -> Solver {
        let none = Vec::new;
        let mut x = Solver { l: none(), r: none(), u: none(), d: none(), c: none(), s: vec![0; primary.len() + 1], n: none() };
        for c in 0..=primary.len() {
            x.node(c, 0);
            if c > 0 && primary[c - 1] { x.beside(c, 0); }
        }
        for (row, list) in rows.iter().enumerate() {
            if !list.iter().any(|&c| primary[c]) { continue; }
            let first = x.c.len();
            for &c in list {
                let new = x.node(c + 1, row);
                let (h, up) = (c + 1, x.u[c + 1]);
                x.u[new] = up; x.d[new] = h; x.d[up] = new; x.u[h] = new;
                if new != first { x.beside(new, first); }
                x.s[h] += 1;
            }
        }
        tell::start(primary, rows, x.own());
        x
    }
    fn own(&self) -> tell::Own<'_> { [&self.s, &self.l, &self.r, &self.u, &self.d] }
    fn node(&mut self, c: usize, row: usize) -> usize {
        let x = self.c.len();
        for list in [&mut self.l, &mut self.r, &mut self.u, &mut self.d] { list.push(x); }
        self.c.push(c);
        self.n.push(row);
        x
    }
    fn beside(&mut self, x: usize, y: usize) {
        let left = self.l[y];
        self.l[x] = left; self.r[x] = y; self.r[left] = x; self.l[y] = x;
    }
    fn cover(&mut self, c: usize) {
        let (left, right) = (self.l[c], self.r[c]);
        self.l[right] = left; self.r[left] = right;
        let mut i = self.d[c];
        while i != c {
            let mut j = self.r[i];
            while j != i {
                let (up, down) = (self.u[j], self.d[j]);
                self.u[down] = up; self.d[up] = down; self.s[self.c[j]] -= 1;
                j = self.r[j];
            }
            i = self.d[i];
        }
        tell::cover(c, self.own());
    }
    fn uncover(&mut self, c: usize) {
        let mut i = self.u[c];
        while i != c {
            let mut j = self.l[i];
            while j != i {
                let (up, down) = (self.u[j], self.d[j]);
                self.s[self.c[j]] += 1; self.u[down] = j; self.d[up] = j;
                j = self.l[j];
            }
            i = self.u[i];
        }
        let (left, right) = (self.l[c], self.r[c]);
        self.l[right] = c; self.r[left] = c;
        tell::uncover(c, self.own());
    }
    fn search(&mut self) {
        if self.r[0] == 0 { return tell::solution(self.own()); }
        let (mut c, mut j) = (self.r[0], self.r[0]);
        while j != 0 {
            if self.s[j] < self.s[c] { c = j; }
            j = self.r[j];
        }
        if self.s[c] == 0 { return; }
        tell::choose(c, self.own());
        self.cover(c);
        let mut r = self.d[c];
        while r != c {
            tell::take(self.n[r], self.own());
            let mut j = self.r[r];
            while j != r { self.cover(self.c[j]); j = self.r[j]; }
            self.search();
            tell::undo(self.n[r], self.own());
            let mut j = self.l[r];
            while j != r { self.uncover(self.c[j]); j = self.l[j]; }
            r = self.d[r];
        }
        self.uncover(c);
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|word| word.parse::<usize>().unwrap());
    let mut next = || numbers.next().unwrap();
    let primary: Vec<bool> = (0..next()).map(|_| next() == 1).collect();
    let rows: Vec<Vec<usize>> = (0..next()).map(|_| (0..next()).map(|_| next()).collect()).collect();
    Solver::new(&primary, &rows).search();
}
