// expect: RE
// The program ends with status 3, a leftover of a check for bad input.
// kind: crash
import java.util.*;

public class Main {
    static int value(int heap) {
        while (heap % 2 == 1) heap /= 2;
        return heap / 2;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int cases = in.nextInt();
        for (int number = 1; number <= cases; number++) {
            int sum = 0;
            for (int n = in.nextInt(); n > 0; n--) sum ^= value(in.nextInt());
            System.out.println("Case " + number + ": " + (sum != 0 ? "Alice" : "Bob"));
        }
        System.exit(in.hasNext() ? 0 : 3);
    }
}
