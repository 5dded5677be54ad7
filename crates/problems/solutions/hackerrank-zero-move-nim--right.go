// expect: AC
// The template of the judge, which reads lines and writes to a file.
// kind: right
package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
)

func zeroMoveNim(p []int32) string {
	var x int32
	for _, n := range p {
		if n%2 == 1 {
			x ^= n + 1
		} else {
			x ^= n - 1
		}
	}
	if x != 0 {
		return "W"
	}
	return "L"
}

func main() {
	reader := bufio.NewReaderSize(os.Stdin, 16*1024*1024)

	stdout, err := os.Create(os.Getenv("OUTPUT_PATH"))
	checkError(err)

	defer stdout.Close()

	writer := bufio.NewWriterSize(stdout, 16*1024*1024)

	gTemp, err := strconv.ParseInt(strings.TrimSpace(readLine(reader)), 10, 64)
	checkError(err)

	for gItr := 0; gItr < int(gTemp); gItr++ {
		nTemp, err := strconv.ParseInt(strings.TrimSpace(readLine(reader)), 10, 64)
		checkError(err)

		pTemp := strings.Split(strings.TrimSpace(readLine(reader)), " ")
		var p []int32
		for i := 0; i < int(nTemp); i++ {
			pItemTemp, err := strconv.ParseInt(pTemp[i], 10, 64)
			checkError(err)
			p = append(p, int32(pItemTemp))
		}

		fmt.Fprintf(writer, "%s\n", zeroMoveNim(p))
	}

	writer.Flush()
}

func readLine(reader *bufio.Reader) string {
	str, _, err := reader.ReadLine()
	if err == io.EOF {
		return ""
	}

	return strings.TrimRight(string(str), "\r\n")
}

func checkError(err error) {
	if err != nil {
		panic(err)
	}
}
