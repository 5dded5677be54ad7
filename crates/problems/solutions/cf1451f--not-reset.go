// expect: WA
// The sums of the diagonals are kept from one case to the next.
// kind: kept-state
package main

import (
	"bufio"
	. "fmt"
	"os"
)

var diag [256]int

func main() {
	in := bufio.NewReader(os.Stdin)
	var t, n, m, a int
	for Fscan(in, &t); t > 0; t-- {
		Fscan(in, &n, &m)
		for i := 0; i < n; i++ {
			for j := 0; j < m; j++ {
				Fscan(in, &a)
				diag[i+j] ^= a
			}
		}
		ans := "Jeel"
		for _, d := range diag[:n+m-1] {
			if d != 0 {
				ans = "Ashish"
			}
		}
		Println(ans)
	}
}
