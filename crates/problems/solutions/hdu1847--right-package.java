// expect: AC
// A package, a final class with others in it, and the words of a class in a comment.
// kind: right
package com.example.hdu;

/*
public class Wrong {
    public static void main(String[] args) {}
}
*/

import java.util.Scanner;

final class Cet4 {
    private static class Position {
        private final int cards;

        Position(int cards) { this.cards = cards; }

        boolean isLost() { return cards % 3 == 0; }
    }

    enum Player { Kiki, Cici }

    public static void main(final String... args) {
        Scanner cin = new Scanner(System.in);
        while (cin.hasNextInt()) {
            Position now = new Position(cin.nextInt());
            System.out.println(now.isLost() ? Player.Cici : Player.Kiki);
        }
    }
}
