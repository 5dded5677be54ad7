// expect: AC
// The first heap that the xor of all makes smaller has the move.
// kind: right
import java.io.*;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int[] heap = new int[(int) in.nval];
        int all = 0;
        for (int i = 0; i < heap.length; i++) {
            in.nextToken();
            heap[i] = (int) in.nval;
            all ^= heap[i];
        }
        if (all == 0) {
            System.out.println("lose");
            return;
        }
        int at = 0;
        while ((heap[at] ^ all) >= heap[at]) at++;
        StringBuilder out = new StringBuilder();
        out.append(heap[at] - (heap[at] ^ all)).append(' ').append(at + 1).append('\n');
        heap[at] ^= all;
        for (int i = 0; i < heap.length; i++) out.append(i > 0 ? " " : "").append(heap[i]);
        System.out.println(out);
    }
}
