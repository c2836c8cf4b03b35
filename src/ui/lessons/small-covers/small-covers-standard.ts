/** What the small covers open with: a set of pieces, and whether the secondary columns are on. */
export const SMALL_COVERS_STANDARD = ['FHJLNU', 'off'] as const;
