// expect: AC
// The table of Grundy values is filled by definition up to 10^4, with a mark for each value reached.
// kind: right
import java.io.*;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int[] value = new int[10001];
        int[] markedBy = new int[1024];
        for (int heap = 3; heap <= 10000; heap++) {
            for (int small = 1; 2 * small < heap; small++) markedBy[value[small] ^ value[heap - small]] = heap;
            while (markedBy[value[heap]] == heap) value[heap]++;
        }
        int cases = next();
        StringBuilder out = new StringBuilder();
        for (int number = 1; number <= cases; number++) {
            int sum = 0;
            for (int n = next(); n > 0; n--) sum ^= value[next()];
            out.append("Case ").append(number).append(": ").append(sum != 0 ? "Alice" : "Bob").append('\n');
        }
        System.out.print(out);
    }
}
