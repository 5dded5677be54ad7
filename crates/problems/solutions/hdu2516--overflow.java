// expect: RE
// The table overflows an int from its 46th entry on; for a larger n the search runs past its end.
// kind: int
import java.util.*;

public class Main {
    public static void main(String[] args) {
        int[] fibonacci = new int[50];
        fibonacci[0] = 1;
        fibonacci[1] = 2;
        for (int i = 2; i < 50; i++) fibonacci[i] = fibonacci[i - 1] + fibonacci[i - 2];
        Scanner in = new Scanner(System.in);
        while (true) {
            int n = in.nextInt();
            if (n == 0) break;
            int i = 0;
            while (fibonacci[i] < n) i++;
            System.out.println(fibonacci[i] == n ? "Second win" : "First win");
        }
    }
}
