// Dancing links with vectors, the column with the fewest rows first, the last of equal ones.
#include "tell.hpp"

struct Solver {
    tell::List L, R, U, D, C, S, N;

    int node(int c, int r) {
        int x = C.size();
        for (auto list : {&L, &R, &U, &D}) list->push_back(x);
        C.push_back(c);
        N.push_back(r);
        return x;
    }
    Solver(const std::vector<bool>& primary, const std::vector<tell::List>& rows) {
        S.assign(primary.size() + 1, 0);
        for (int c = 0; c <= (int)primary.size(); c++) {
            int x = node(c, -1);
            if (c > 0 && primary[c - 1]) { L[x] = L[0]; R[x] = 0; R[L[0]] = x; L[0] = x; }
        }
        for (int r = 0; r < (int)rows.size(); r++) {
            bool any = false;
            for (int c : rows[r]) any = any || primary[c];
            if (!any) continue;
            int first = C.size();
            for (int c : rows[r]) {
                int x = node(c + 1, r), h = c + 1;
                U[x] = U[h]; D[x] = h; D[U[h]] = x; U[h] = x;
                if (x != first) { L[x] = L[first]; R[x] = first; R[L[first]] = x; L[first] = x; }
                S[h]++;
            }
        }
        tell::sizes = &S;
        tell::links = {&L, &R, &U, &D};
        tell::start(primary, rows);
    }
    void cover(int c) {
        L[R[c]] = L[c];
        R[L[c]] = R[c];
        for (int i = D[c]; i != c; i = D[i])
            for (int j = R[i]; j != i; j = R[j]) { U[D[j]] = U[j]; D[U[j]] = D[j]; S[C[j]]--; }
        tell::cover(c);
    }
    void uncover(int c) {
        for (int i = U[c]; i != c; i = U[i])
            for (int j = L[i]; j != i; j = L[j]) { S[C[j]]++; U[D[j]] = j; D[U[j]] = j; }
        L[R[c]] = c;
        R[L[c]] = c;
        tell::uncover(c);
    }
    void search() {
        if (R[0] == 0) return tell::solution();
        int c = R[0];
        for (int j = R[c]; j != 0; j = R[j]) if (S[j] <= S[c]) c = j;
        tell::choose(c);
        cover(c);
        for (int r = D[c]; r != c; r = D[r]) {
            tell::take(N[r]);
            for (int j = R[r]; j != r; j = R[j]) cover(C[j]);
            search();
            tell::undo(N[r]);
            for (int j = L[r]; j != r; j = L[j]) uncover(C[j]);
        }
        uncover(c);
    }
};

int main() {
    int columns, rows, length;
    std::cin >> columns;
    std::vector<bool> primary(columns);
    for (int c = 0, one; c < columns; c++) { std::cin >> one; primary[c] = one == 1; }
    std::cin >> rows;
    std::vector<tell::List> lists(rows);
    for (auto& list : lists) {
        std::cin >> length;
        list.resize(length);
        for (int& c : list) std::cin >> c;
    }
    Solver(primary, lists).search();
}
