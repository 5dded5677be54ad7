// expect: WA
// The 0 at the end is not looked at: it gets a "No" of its own.
// kind: end-zero
import java.io.*;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        PrintWriter out = new PrintWriter(System.out);
        while (in.nextToken() != StreamTokenizer.TT_EOF) {
            int[] heap = new int[(int) in.nval];
            int all = 0;
            for (int i = 0; i < heap.length; i++) {
                in.nextToken();
                heap[i] = (int) in.nval;
                all ^= heap[i];
            }
            out.println(all == 0 ? "No" : "Yes");
            for (int h : heap) if ((h ^ all) < h) out.println(h + " " + (h ^ all));
        }
        out.flush();
    }
}
