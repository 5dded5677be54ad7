// expect: MLE|TLE
// A table of all heaps up to n takes two gigabytes.
// kind: memory
impl Solution {
    pub fn can_win_nim(n: i32) -> bool {
        let n = n as usize;
        let mut won = vec![true; 4];
        for i in 4..=n {
            let w = !(won[i - 1] && won[i - 2] && won[i - 3]);
            won.push(w);
        }
        won[n]
    }
}
