// expect: WA
// Alice and Bob are swapped in the answer.
// kind: swapped
import java.io.*;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        int[] degree = new int[n + 1], nearXor = new int[n + 1], value = new int[n + 1];
        for (int i = 1; i < n; i++) {
            in.nextToken();
            int x = (int) in.nval;
            in.nextToken();
            int y = (int) in.nval;
            degree[x]++;
            degree[y]++;
            nearXor[x] ^= y;
            nearXor[y] ^= x;
        }
        degree[1] = n + 1; // the root is never a leaf
        for (int i = 1; i <= n; i++) {
            int leaf = i;
            while (degree[leaf] == 1) {
                int parent = nearXor[leaf];
                value[parent] ^= value[leaf] + 1;
                nearXor[parent] ^= leaf;
                degree[leaf] = 0;
                degree[parent]--;
                leaf = parent;
            }
        }
        System.out.println(value[1] == 0 ? "Alice" : "Bob");
    }
}
