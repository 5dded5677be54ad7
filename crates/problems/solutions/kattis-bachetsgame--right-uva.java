// expect: AC
// The usual main class of UVa, with a reader of characters.
// kind: right
// judge: UVa
class Main {
    static int readInt() throws java.io.IOException {
        int c = System.in.read();
        while (c != -1 && !Character.isDigit(c)) c = System.in.read();
        if (c == -1) return -1;
        int n = 0;
        while (Character.isDigit(c)) {
            n = 10 * n + Character.digit(c, 10);
            c = System.in.read();
        }
        return n;
    }

    public static void main(String[] args) throws java.io.IOException {
        for (int n; (n = readInt()) != -1;) {
            int[] take = new int[readInt()];
            for (int i = 0; i < take.length; i++) take[i] = readInt();
            boolean[] win = new boolean[n + 1];
            outer:
            for (int i = 1; i <= n; i++)
                for (int k : take)
                    if (k <= i && !win[i - k]) {
                        win[i] = true;
                        continue outer;
                    }
            System.out.println(win[n] ? "Stan wins" : "Ollie wins");
        }
    }
}
