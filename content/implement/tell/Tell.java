import java.util.Arrays;

/** Prints what a solver does, a line of JSON for each thing. c is the number of a header, from 1; r of a row, from 0. */
class Tell {
    static int[] sizes = {}; // your S, if you have one
    static int[][] links = {}; // your L, R, U and D, in this order, if you have them

    /** Once the links are built. */
    static void start(boolean[] primary, int[][] rows) {
        line("\"primary\":" + Arrays.toString(primary) + ",\"rows\":" + Arrays.deepToString(rows));
    }

    static void line(String what) {
        StringBuilder all = new StringBuilder("{" + what);
        if (sizes.length > 0 && sizes.length < 200) // a larger matrix would print too much
            all.append(",\"sizes\":" + Arrays.toString(Arrays.copyOfRange(sizes, 1, sizes.length)));
        for (int i = 0; i < links.length && links[i].length < 200; i++)
            all.append((i == 0 ? ",\"links\":{\"" : ",\"") + "LRUD".charAt(i) + "\":" + Arrays.toString(links[i]) + (i == 3 ? "}" : ""));
        System.out.println(all + "}");
    }

    static void choose(int c) { line("\"choose\":" + (c - 1)); } // before the column is covered
    static void cover(int c) { line("\"cover\":" + (c - 1)); } // at the end of cover
    static void take(int r) { line("\"try\":" + r); } // before the other columns of the row are covered
    static void undo(int r) { line("\"undo\":" + r); } // before they are uncovered
    static void uncover(int c) { line("\"uncover\":" + (c - 1)); } // at the end of uncover
    static void solution() { line("\"solution\":true"); } // where a solution is found
}
