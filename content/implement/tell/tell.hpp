// Prints what a solver does, a line of JSON for each thing. c is the number of a header, from 1; r of a row, from 0.
#pragma once
#include <iostream>
#include <vector>

namespace tell {
using List = std::vector<int>;
inline const List* sizes = nullptr; // &S, if you have it
inline std::vector<const List*> links; // {&L, &R, &U, &D}, if you have them

template <class T> void list(const T& all, std::size_t from = 0) {
    std::cout << '[';
    for (std::size_t i = from; i < all.size(); i++) std::cout << (i > from ? "," : "") << all[i];
    std::cout << ']';
}
inline void line(const char* what, int number) {
    std::cout << "{\"" << what << "\":" << number;
    if (sizes && sizes->size() < 200) std::cout << ",\"sizes\":", list(*sizes, 1); // a larger matrix prints too much
    for (std::size_t i = 0; i < links.size() && links[i]->size() < 200; i++)
        std::cout << (i == 0 ? ",\"links\":{\"" : ",\"") << "LRUD"[i] << "\":", list(*links[i]), std::cout << (i == 3 ? "}" : "");
    std::cout << "}\n";
}
inline void start(const std::vector<bool>& primary, const std::vector<List>& rows) { // once the links are built
    std::cout << "{\"primary\":[";
    for (std::size_t c = 0; c < primary.size(); c++) std::cout << (c ? "," : "") << (primary[c] ? "true" : "false");
    std::cout << "],\"rows\":[";
    for (std::size_t r = 0; r < rows.size(); r++) std::cout << (r ? "," : ""), list(rows[r]);
    std::cout << "]}\n";
}
inline void choose(int c) { line("choose", c - 1); } // before the column is covered
inline void cover(int c) { line("cover", c - 1); } // at the end of cover
inline void take(int r) { line("try", r); } // before the other columns of the row are covered
inline void undo(int r) { line("undo", r); } // before they are uncovered
inline void uncover(int c) { line("uncover", c - 1); } // at the end of uncover
inline void solution() { std::cout << "{\"solution\":true}\n"; } // where a solution is found
}
