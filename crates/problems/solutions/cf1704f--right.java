// expect: AC
// More cells of one colour win; else Dawson's Kayles, with its period of 34. A reader of its own.
// kind: right
import java.io.*;
import java.util.*;

public class CF1704F {
    static class FastReader {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st;

        String next() {
            while (st == null || !st.hasMoreElements()) {
                try {
                    st = new StringTokenizer(br.readLine());
                } catch (IOException e) {
                    e.printStackTrace();
                }
            }
            return st.nextToken();
        }

        int nextInt() {
            return Integer.parseInt(next());
        }
    }

    public static void main(String[] args) {
        FastReader in = new FastReader();
        PrintWriter out = new PrintWriter(System.out);
        int[] sg = new int[500001];
        for (int n = 2; n < sg.length; n++) {
            if (n > 300) {
                sg[n] = sg[n - 34];
                continue;
            }
            BitSet seen = new BitSet();
            for (int l = 0; l + 2 <= n; l++) seen.set(sg[l] ^ sg[n - 2 - l]);
            sg[n] = seen.nextClearBit(0);
        }
        int t = in.nextInt();
        while (t-- > 0) {
            int n = in.nextInt(), red = 0, x = 0, run = 0;
            String s = in.next();
            for (int i = 0; i < n; i++) {
                if (s.charAt(i) == 'R') red++;
                run++;
                if (i + 1 == n || s.charAt(i) == s.charAt(i + 1)) {
                    x ^= sg[run];
                    run = 0;
                }
            }
            out.println(2 * red > n || 2 * red == n && x != 0 ? "Alice" : "Bob");
        }
        out.flush();
    }
}
