// expect: AC
// A table of Grundy values up to 10^4 for each block, with marks numbered by the heap.
// kind: right
import java.io.*;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        StringBuilder out = new StringBuilder();
        for (int k = next(); k != 0; k = next()) {
            int[] member = new int[k];
            for (int i = 0; i < k; i++) member[i] = next();
            int[] value = new int[10001], markedBy = new int[k + 2];
            for (int heap = 1; heap <= 10000; heap++) {
                for (int s : member) if (s <= heap) markedBy[value[heap - s]] = heap;
                int mex = 0;
                while (markedBy[mex] == heap) mex++;
                value[heap] = mex;
            }
            for (int m = next(); m > 0; m--) {
                int sum = 0;
                for (int l = next(); l > 0; l--) sum ^= value[next()];
                out.append(sum != 0 ? 'W' : 'L');
            }
            out.append('\n');
        }
        System.out.print(out);
    }
}
