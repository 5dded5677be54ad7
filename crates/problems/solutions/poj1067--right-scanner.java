// expect: AC
// Wythoff's game in whole numbers, with a reader of bytes.
// kind: right
import java.io.*;

class Main {
    static final InputStream in = new BufferedInputStream(System.in, 1 << 12);

    static long readLong() throws IOException {
        int c = in.read();
        while (c != -1 && (c < '0' || c > '9')) c = in.read();
        if (c == -1) return -1;
        long res = 0;
        for (; c >= '0' && c <= '9'; c = in.read()) res = res * 10 + (c - '0');
        return res;
    }

    static long sqrt(long n) {
        long s = (long) Math.sqrt(n);
        while (s * s > n) s--;
        while ((s + 1) * (s + 1) <= n) s++;
        return s;
    }

    public static void main(String[] args) throws IOException {
        for (;;) {
            long a = readLong();
            if (a < 0) break;
            long b = readLong(), d = Math.abs(a - b);
            System.out.print((d + sqrt(5 * d * d)) / 2 == Math.min(a, b) ? "0\n" : "1\n");
        }
    }
}
