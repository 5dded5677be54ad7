// expect: WA
// The golden ratio is cut to 1.618, which misplaces the lost pairs from 377 610 on.
// kind: double
import java.util.*;

public class Main {
    public static void main(String[] args) {
        int[] partner = new int[3000000];
        for (int k = 0; k <= 1000000; k++) {
            int low = (int) (k * 1.618);
            partner[low] = low + k;
            partner[low + k] = low;
        }
        Scanner in = new Scanner(System.in);
        StringBuilder out = new StringBuilder();
        while (true) {
            int a = in.nextInt(), b = in.nextInt();
            if (a == 0 && b == 0) break;
            if (a > b) { int t = a; a = b; b = t; }
            int low = (int) ((b - a) * 1.618);
            if (low == a) {
                out.append("0\n");
                continue;
            }
            out.append("1\n");
            if (low < a) out.append(low + " " + (low + b - a) + "\n");
            TreeMap<Integer, Integer> left = new TreeMap<>();
            if (partner[a] < b) left.put(Math.min(a, partner[a]), Math.max(a, partner[a]));
            if (partner[b] < a && a != b) left.put(partner[b], b);
            left.forEach((small, large) -> out.append(small + " " + large + "\n"));
        }
        System.out.print(out);
    }
}
