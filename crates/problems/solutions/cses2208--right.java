// expect: AC
// Some odd heap wins: take one from each odd heap, and all are even.
// kind: right
import java.io.*;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        StringBuilder out = new StringBuilder();
        in.nextToken();
        for (int cases = (int) in.nval; cases > 0; cases--) {
            boolean odd = false;
            in.nextToken();
            for (int n = (int) in.nval; n > 0; n--) {
                in.nextToken();
                odd |= (int) in.nval % 2 == 1;
            }
            out.append(odd ? "first\n" : "second\n");
        }
        System.out.print(out);
    }
}
