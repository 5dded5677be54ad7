// expect: AC
// Values of all sheets; until the end of the input.
// kind: right
package main

import (
	"bufio"
	"fmt"
	"os"
)

var sg [205][205]int

func main() {
	in := bufio.NewReader(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for w := 2; w <= 200; w++ {
		for h := 2; h <= 200; h++ {
			seen := [512]bool{}
			for i := 2; i <= w-2; i++ {
				seen[sg[i][h]^sg[w-i][h]] = true
			}
			for i := 2; i <= h-2; i++ {
				seen[sg[w][i]^sg[w][h-i]] = true
			}
			for seen[sg[w][h]] {
				sg[w][h]++
			}
		}
	}
	for {
		var w, h int
		if _, err := fmt.Fscan(in, &w, &h); err != nil {
			return
		}
		if sg[w][h] > 0 {
			fmt.Fprintln(out, "WIN")
		} else {
			fmt.Fprintln(out, "LOSE")
		}
	}
}
