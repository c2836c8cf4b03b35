/** The colours that the tree of a long run is painted with; the pen is the one of the matrix. */

/** The token of src/styles/tokens.css for each colour. */
export const treeTokens = {
  ground: '--paper-raised',
  past: '--rule',
  line: '--rule-strong',
  rule: '--rule',
  ink: '--ink',
  inkSoft: '--ink-soft',
  chosen: '--chosen-fill',
  chosenEdge: '--chosen',
  onChosen: '--on-chosen',
  deadEnd: '--dead-end',
  solution: '--solution',
  highlight: '--highlight',
  focus: '--focus',
} as const;

export type TreeColour = keyof typeof treeTokens;

export interface TreePalette extends Readonly<Record<TreeColour, string>> {
  /** Upright lines: nodes that are too narrow to stand alone. */
  readonly crowd: string | CanvasPattern;
  /** Slanting lines: a dead end. */
  readonly hatching: string | CanvasPattern;
  /** Sparse dots behind everything: what the search has not come to at this moment. */
  readonly ahead: string | CanvasPattern;
  /** Font family of the names. */
  readonly font: string;
}
