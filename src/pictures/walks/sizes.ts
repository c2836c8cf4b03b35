/** The sizes of both pictures, in their own units. */
export const WIDTH = 440;
export const HEIGHT = 300;

export const TREE = { left: 2, right: WIDTH - 2, top: 24, bottom: HEIGHT - 4 } as const;
export const TALLEST = 44;

export const TREE_WIDTH = TREE.right - TREE.left;

/** Nodes narrower than this share of the tree cannot be told apart, and are left out. */
export const NARROWEST = 1.2 / TREE_WIDTH;
