// expect: WA
// The table is only ever filled with true, and kept from one case to the next.
// kind: kept-state
import java.io.*;

public class Bachet {
    static boolean[] won = new boolean[1000001];

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        String line;
        while ((line = br.readLine()) != null && !line.isEmpty()) {
            String[] parts = line.trim().split("\\s+");
            int n = Integer.parseInt(parts[0]), m = Integer.parseInt(parts[1]);
            int[] moves = new int[m];
            for (int i = 0; i < m; i++) moves[i] = Integer.parseInt(parts[i + 2]);
            for (int i = 1; i <= n; i++)
                for (int k : moves) if (k <= i && !won[i - k]) won[i] = true;
            System.out.println(won[n] ? "Stan wins" : "Ollie wins");
        }
    }
}
