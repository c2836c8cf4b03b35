//! Prints what a solver does, a line of JSON for each thing. c is the number of a header, from 1; r of a row, from 0.
#![allow(dead_code)]

/// The arrays of your links: S, then L, R, U and D. Give empty ones, `&[]`, for those that you do not have.
pub type Own<'a> = [&'a [usize]; 5];

/// Once the links are built.
pub fn start(primary: &[bool], rows: &[Vec<usize>], own: Own) {
    line(format!("\"primary\":{primary:?},\"rows\":{rows:?}"), own);
}

fn line(what: String, [s, l, r, u, d]: Own) {
    let small = |list: &[usize]| !list.is_empty() && list.len() < 200; // a larger matrix would print too much
    let mut all = what;
    if small(s) {
        all += &format!(",\"sizes\":{:?}", &s[1..]);
    }
    if small(l) {
        all += &format!(",\"links\":{{\"L\":{l:?},\"R\":{r:?},\"U\":{u:?},\"D\":{d:?}}}");
    }
    println!("{{{all}}}");
}

pub fn choose(c: usize, own: Own) { line(format!("\"choose\":{}", c - 1), own) } // before the column is covered
pub fn cover(c: usize, own: Own) { line(format!("\"cover\":{}", c - 1), own) } // at the end of cover
pub fn take(r: usize, own: Own) { line(format!("\"try\":{r}"), own) } // before the row's other columns are covered
pub fn undo(r: usize, own: Own) { line(format!("\"undo\":{r}"), own) } // before they are uncovered
pub fn uncover(c: usize, own: Own) { line(format!("\"uncover\":{}", c - 1), own) } // at the end of uncover
pub fn solution(own: Own) { line("\"solution\":true".into(), own) } // where a solution is found
