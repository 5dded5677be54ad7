// expect: AC
// The first heap with a winning move; words by a scanner.
// kind: right
package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
)

func main() {
	sc := bufio.NewScanner(os.Stdin)
	sc.Buffer(make([]byte, 1<<20), 1<<20)
	sc.Split(bufio.ScanWords)
	next := func() int {
		sc.Scan()
		x, _ := strconv.Atoi(sc.Text())
		return x
	}
	a := make([]int, next())
	sum := 0
	for i := range a {
		a[i] = next()
		sum ^= a[i]
	}
	if sum == 0 {
		fmt.Println("lose")
		return
	}
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for i, x := range a {
		if x^sum < x {
			fmt.Fprintln(out, x-(x^sum), i+1)
			a[i] ^= sum
			break
		}
	}
	for _, x := range a {
		out.WriteString(strconv.Itoa(x) + " ")
	}
}
