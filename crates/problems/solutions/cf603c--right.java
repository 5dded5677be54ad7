// expect: AC
// Even k: 0, 1, 2, then 0 for odd heaps and 1 for even ones. Odd k: half of an even heap decides.
// kind: right
import java.io.*;
import java.util.*;

public class Main {
    static int value(int heap, boolean oddCopies) {
        if (!oddCopies) return heap < 3 ? heap : 1 - heap % 2;
        if (heap < 5) return new int[] {0, 1, 0, 1, 2}[heap];
        if (heap % 2 == 1) return 0;
        return value(heap / 2, true) == 1 ? 2 : 1;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(line.nextToken()), k = Integer.parseInt(line.nextToken()), sum = 0;
        line = new StringTokenizer(in.readLine());
        while (n-- > 0) sum ^= value(Integer.parseInt(line.nextToken()), k % 2 == 1);
        System.out.println(sum != 0 ? "Kevin" : "Nicky");
    }
}
