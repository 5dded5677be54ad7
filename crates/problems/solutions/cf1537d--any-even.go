// expect: WA
// The odd powers of 2 are forgotten, which are lost too.
// kind: special-case
package main

import "fmt"

func main() {
	var t, n int
	fmt.Scan(&t)
	for ; t > 0; t-- {
		fmt.Scan(&n)
		if n%2 == 0 {
			fmt.Println("Alice")
		} else {
			fmt.Println("Bob")
		}
	}
}
