// expect: WA
// The cases are numbered from 0.
// kind: format
import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int t = sc.nextInt();
        for (int c = 0; c < t; c++) {
            int k = sc.nextInt(), xor = 0;
            boolean big = false;
            while (k-- > 0) {
                int a = sc.nextInt();
                xor ^= a;
                big |= a > 1;
            }
            System.out.printf("Case %d: %s%n", c, big == (xor != 0) ? "Alice" : "Bob");
        }
    }
}
