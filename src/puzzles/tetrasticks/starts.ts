/** A board to go on from: some pieces of a solution. */
export interface Start {
  /** As `parseSketch` reads it. */
  readonly text: string;
  /** Pieces left to lay. */
  readonly left: number;
  /** Solutions from here; a test has the solver count them. On the empty board too many to say. */
  readonly solutions: number | null;
}

/** The easiest one, with which the page opens. */
export const FIRST_START: Start = {
  text: 'L-F.N.0.2-V.S.0.0-X.N.0.0-U.S.0.4-T.W.1.3-I.E.0.0-P.W.1.2-H.Sm.2.0-W.E.2.2-Z.N.2.3-N.N.3.0-R.Sm.3.3',
  left: 3,
  solutions: 1,
};

/** From easy to hard. The pieces are those on one side of a solution that the solver found. */
export const STARTS: readonly Start[] = [
  FIRST_START,
  {
    text: 'H-L.N.0.0-O.N.0.3-X.N.0.0-U.S.0.4-V.W.0.0-P.W.1.2-R.W.1.3-N.Wm.1.0-Z.Nm.2.1-W.N.2.3-Y.S.2.4',
    left: 4,
    solutions: 1,
  },
  {
    text: 'N-L.Sm.0.0-F.N.0.3-X.N.0.0-Z.Nm.0.2-I.E.0.0-U.S.1.4-T.S.1.3-Y.Nm.1.2-H.N.2.0',
    left: 6,
    solutions: 1,
  },
  {
    text: 'Y-F.N.0.2-V.E.0.0-X.N.0.0-L.E.0.4-T.S.0.2-W.E.1.3-R.Nm.1.1',
    left: 8,
    solutions: 2,
  },
  { text: 'J-O.N.4.0-I.E.0.0-P.Em.3.1-T.N.2.0-Y.E.2.0', left: 10, solutions: 4 },
  { text: 'L', left: 15, solutions: null },
];
