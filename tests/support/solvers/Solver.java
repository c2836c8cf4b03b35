import java.util.Scanner;

/** Dancing links with objects' indices in arrays, as a course teaches it. */
class Solver {
    int[] L, R, U, D, C, S, N, taken;
    int size = 0;

    Solver(boolean[] primary, int[][] rows) {
        int nodes = primary.length + 1;
        for (int[] row : rows) nodes += row.length;
        L = new int[nodes]; R = new int[nodes]; U = new int[nodes]; D = new int[nodes];
        C = new int[nodes]; N = new int[nodes]; S = new int[primary.length + 1];
        taken = new int[rows.length + 1];
        for (int c = 0; c <= primary.length; c++) {
            int x = node(c, -1);
            if (c > 0 && primary[c - 1]) { L[x] = L[0]; R[x] = 0; R[L[0]] = x; L[0] = x; }
        }
        for (int r = 0; r < rows.length; r++) {
            boolean any = false;
            for (int c : rows[r]) any |= primary[c];
            if (!any) continue;
            int first = size;
            for (int c : rows[r]) {
                int x = node(c + 1, r);
                U[x] = U[c + 1]; D[x] = c + 1; D[U[c + 1]] = x; U[c + 1] = x;
                if (x != first) { L[x] = L[first]; R[x] = first; R[L[first]] = x; L[first] = x; }
                S[c + 1]++;
            }
        }
        Tell.sizes = S;
        Tell.links = new int[][] {L, R, U, D};
        Tell.start(primary, rows);
    }

    int node(int c, int r) {
        L[size] = R[size] = U[size] = D[size] = size;
        C[size] = c;
        N[size] = r;
        return size++;
    }

    void cover(int c) {
        L[R[c]] = L[c];
        R[L[c]] = R[c];
        for (int i = D[c]; i != c; i = D[i])
            for (int j = R[i]; j != i; j = R[j]) { U[D[j]] = U[j]; D[U[j]] = D[j]; S[C[j]]--; }
        Tell.cover(c);
    }

    void uncover(int c) {
        for (int i = U[c]; i != c; i = U[i])
            for (int j = L[i]; j != i; j = L[j]) { S[C[j]]++; U[D[j]] = j; D[U[j]] = j; }
        L[R[c]] = c;
        R[L[c]] = c;
        Tell.uncover(c);
    }

    void search(int k) {
        if (R[0] == 0) { Tell.solution(); return; }
        int c = R[0];
        for (int j = R[c]; j != 0; j = R[j]) if (S[j] < S[c]) c = j;
        Tell.choose(c);
        cover(c);
        for (int r = D[c]; r != c; r = D[r]) {
            Tell.take(N[r]);
            for (int j = R[r]; j != r; j = R[j]) cover(C[j]);
            search(k + 1);
            Tell.undo(N[r]);
            for (int j = L[r]; j != r; j = L[j]) uncover(C[j]);
        }
        uncover(c);
    }

    /** Reads how many columns are primary, all columns, and the rows: how many, then for each its length and columns. */
    public static void main(String[] arguments) {
        Scanner in = new Scanner(System.in);
        boolean[] primary = new boolean[in.nextInt()];
        for (int c = 0; c < primary.length; c++) primary[c] = in.nextInt() == 1;
        int[][] rows = new int[in.nextInt()][];
        for (int r = 0; r < rows.length; r++) {
            rows[r] = new int[in.nextInt()];
            for (int i = 0; i < rows[r].length; i++) rows[r][i] = in.nextInt();
        }
        new Solver(primary, rows).search(0);
    }
}
