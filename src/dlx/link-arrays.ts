/**
 * The dancing links: every one of the matrix is a node in the circular list of its column, and the
 * primary columns form a circular list of their own, with a root. Taking a node out of its list
 * leaves the node's own links as they were, and they say where it belongs: that is all that
 * `uncover` needs.
 *
 * Layout. `nodes` holds four numbers for each node: UP, DOWN, COLUMN and ROW. A node is known by
 * the address of its first number, a multiple of four. The header of column c is node c + 1 (its
 * ROW slot counts the column's SIZE instead); node 0 is the root. The nodes of a row lie side by
 * side, between two spacers whose COLUMN is SPACER: the spacer's UP is the first node of the row
 * before it, its DOWN the last node of the row after it, so a row can be walked in a ring without
 * links of its own. `left` and `right` link the headers, by header number.
 *
 * Colours stand beside the nodes, in an array that only links with colours have.
 *
 * Sources: D. E. Knuth, *Dancing Links* (2000); spacers as in *The Art of Computer Programming*
 * 7.2.2.1 and the program dlx1.
 */
export interface Links {
  readonly nodes: Int32Array;
  readonly left: Int32Array;
  readonly right: Int32Array;
  /**
   * At 0 how many columns have no row left and are not covered; at the number of a covered header,
   * how many there were before it was covered. None means that a chooser who has found a column with
   * one row need look no further. Secondary columns count too, once they have lost a row.
   */
  readonly empties: Int32Array;
  /** The longest row, in nodes. */
  readonly widest: number;
  /** How many rows a solution may take at most. */
  readonly deepest: number;
  /** Only where the matrix has colours. */
  readonly colours?: LinkColours;
}

/**
 * The colours of links, and the steps of the search that are others with them (`colours.ts`). The links
 * carry these along, so that a page without colours does not send them.
 */
export interface LinkColours {
  /**
   * By the number of a node (its address / 4) its colour, counted from 1, and 0 for none; -1 while its
   * column has that colour already (`purify`). At the number of a header the colour that its column has
   * now, and at 0, the root, how many of these numbers are other than at the start.
   */
  readonly of: Int32Array;
  /** The names of the colours: that of colour 1 comes first. */
  readonly names: readonly string[];
  cover(links: Links, header: number): number;
  uncover(links: Links, header: number): number;
  /** For a copy of the links. */
  copy(): { colours: LinkColours };
  /** Does to the column of a node what taking its row asks for, and undoes it; returns the updates. */
  commit(links: Links, node: number): number;
  uncommit(links: Links, node: number): number;
  /** What that is; null where the column has the colour of the node already. */
  committed(links: Links, node: number): Committed | null;
  /**
   * What a commit has changed, in order: the header whose colour it is, nodes that it has marked, and nodes
   * that it took out of their lists. For a header what its cover took out, beginning with itself.
   */
  changed(links: Links, at: number): number[];
  /** The two colours that a header or a node was given, before and now; null for one that is not cleansed. */
  cleansed(links: Links, at: number): readonly [from: number, to: number] | null;
  /** Gives a header or a node another colour, and counts it. */
  write(links: Links, at: number, colour: number): void;
  /** Commits the other columns of a row and counts that; returns the updates. */
  coverOthers(search: Counters, taken: number): number;
  uncoverOthers(search: Counters, taken: number): void;
}

/** A column that a row has given a colour; without one it is covered. */
export interface Committed {
  /** The name of the colour. */
  readonly colour?: string | undefined;
  /** The node of the row: what `commit` wants, and `uncommit`. */
  readonly taken?: number | undefined;
}

/** What a search counts when it takes a row and gives it up. */
export interface Counters {
  readonly links: Links;
  covers: number;
  covered: number;
  removed: number;
  cleansings: number;
  cleansed: number;
}
