// expect: AC
// The number of prime factors is a heap of Nim. Lines, one after the other.
// kind: right
fn read_line() -> String {
    let mut s = String::new();
    std::io::stdin().read_line(&mut s).unwrap();
    s.trim_end().to_owned()
}

fn main() {
    let _n: usize = read_line().parse().unwrap();
    let a: Vec<usize> = read_line().split(' ').map(|x| x.parse().unwrap()).collect();
    const M: usize = 100_001;
    let mut omega = vec![0u32; M];
    for p in 2..M {
        if omega[p] == 0 {
            let mut q = p;
            while q < M {
                (q..M).step_by(q).for_each(|m| omega[m] += 1);
                q *= p;
            }
        }
    }
    let ans = a.iter().fold(0, |x, &v| x ^ omega[v]);
    println!("{}", ["Bruno", "Anna"][(ans != 0) as usize]);
}
