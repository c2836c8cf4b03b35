/** Boards to begin with; which of them can be filled is known, and tested. */
interface BoardPreset {
  /** The line that stands for it, as `formatCustomBoard` writes it. */
  readonly line: string;
  readonly name: string;
  readonly group: string;
}

const ALL = 'F H I J L N O P R T U V W X Y Z';

/** A 7×5 board without the nine cells of one corner: 33 edges lie across and 31 stand. */
const CORNER = '-H43 -H53 -H63 -H44 -H54 -H64 -H45 -H55 -H65 -V52 -V53 -V54 -V62 -V63 -V64 -V72 -V73 -V74';

export const BOARD_PRESETS: readonly BoardPreset[] = [
  ...['F H J', 'F R U', 'H J U', 'O P U'].map((pieces) => ({
    line: `2x2 : ${pieces}`,
    name: `2×2, ${pieces.replaceAll(' ', '')}`,
    group: 'Three pieces',
  })),
  ...['F H J L N U', 'F H L R T U'].map((pieces) => ({
    line: `3x3 : ${pieces}`,
    name: `3×3, ${pieces.replaceAll(' ', '')}`,
    group: 'Six pieces',
  })),
  ...['H', 'J', 'L', 'N', 'Y'].map((omitted) => ({
    line: `5x5 : ${ALL.replace(`${omitted} `, '')}`,
    name: `5×5, all but ${omitted}`,
    group: 'Fifteen pieces',
  })),
  {
    line: `7x5 ${CORNER} : ${ALL}`,
    name: '7×5 less a corner, all sixteen',
    group: 'Sixteen pieces',
  },
];
