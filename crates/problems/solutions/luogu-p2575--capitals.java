// expect: WA
// "Yes" and "No" are printed in place of "YES" and "NO".
// kind: capitals
import java.io.*;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        for (int cases = next(); cases > 0; cases--) {
            int value = 0;
            for (int n = next(); n > 0; n--) {
                boolean[] piece = new boolean[21];
                for (int m = next(); m > 0; m--) piece[next()] = true;
                int step = 0, run = 0;
                for (int cell = 20; cell >= 0; cell--) {
                    if (piece[cell]) {
                        run++;
                    } else {
                        if (step % 2 == 1) value ^= run;
                        run = 0;
                        step++;
                    }
                }
            }
            System.out.println(value != 0 ? "Yes" : "No");
        }
    }
}
