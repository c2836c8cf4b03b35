/** The colours that a large matrix is painted with. */

/** The token of src/styles/tokens.css for each colour that a picture of a matrix needs. */
export const matrixTokens = {
  ground: '--paper-raised',
  head: '--paper',
  rule: '--rule',
  ruleStrong: '--rule-strong',
  ink: '--ink',
  inkSoft: '--ink-soft',
  inkFaint: '--ink-faint',
  primary: '--primary',
  primaryGround: '--primary-ground',
  secondary: '--secondary',
  covered: '--covered',
  coveredGround: '--covered-ground',
  chosen: '--chosen-fill',
  chosenEdge: '--chosen',
  onChosen: '--on-chosen',
  trying: '--tried',
  tryingGround: '--tried-ground',
  undone: '--undone',
  branch: '--branch',
  deadEnd: '--dead-end',
  highlight: '--highlight',
  highlightGround: '--highlight-ground',
  focus: '--focus',
  tileLight: '--tile-light',
  tileDark: '--tile-dark',
} as const;

export type MatrixColour = keyof typeof matrixTokens;

export interface MatrixPalette extends Readonly<Record<MatrixColour, string>> {
  /** What covered columns and hidden rows are filled with where it can be seen. */
  readonly hatching: string | CanvasPattern;
  /** Font family of the names. */
  readonly font: string;
  /** A colour for a group of rows, by its name: a piece has one of its own. */
  readonly groups?: ReadonlyMap<string, string>;
  /** The hues of the matrix's own colours, by their tokens. */
  readonly hues?: ReadonlyMap<string, string>;
}
