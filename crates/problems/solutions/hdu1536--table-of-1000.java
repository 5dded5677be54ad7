// expect: RE
// The table of values ends at 1000, and heaps go up to 10000.
// kind: table
import java.io.*;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        for (int k = next(); k != 0; k = next()) {
            int[] member = new int[k];
            for (int i = 0; i < k; i++) member[i] = next();
            int[] value = new int[1001];
            for (int heap = 1; heap <= 1000; heap++) {
                boolean[] seen = new boolean[k + 1];
                for (int s : member) if (s <= heap) seen[value[heap - s]] = true;
                while (value[heap] <= k && seen[value[heap]]) value[heap]++;
            }
            StringBuilder line = new StringBuilder();
            for (int m = next(); m > 0; m--) {
                int sum = 0;
                for (int l = next(); l > 0; l--) sum ^= value[next()];
                line.append(sum != 0 ? 'W' : 'L');
            }
            System.out.println(line);
        }
    }
}
