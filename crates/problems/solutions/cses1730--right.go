// expect: AC
// Nim, with numbers read byte by byte.
// kind: right
package main

import (
	"bufio"
	"os"
)

var reader = bufio.NewReaderSize(os.Stdin, 1<<20)

func readInt() (n int) {
	c, _ := reader.ReadByte()
	for c == ' ' || c == '\n' || c == '\r' {
		c, _ = reader.ReadByte()
	}
	for c >= '0' && c <= '9' {
		n = n*10 + int(c-'0')
		c, _ = reader.ReadByte()
	}
	return
}

func main() {
	for t := readInt(); t > 0; t-- {
		x := 0
		for n := readInt(); n > 0; n-- {
			x ^= readInt()
		}
		if x != 0 {
			os.Stdout.WriteString("first\n")
		} else {
			os.Stdout.WriteString("second\n")
		}
	}
}
