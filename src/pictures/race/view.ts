import { inWords } from '#english/english.ts';

/** Nodes at each level of the runners of a race, as lines of one chart. */
export interface RaceLine {
  /** `smallest`, `leftmost`, …: says which sign the line has. */
  readonly id: string;
  readonly name: string;
  /** Nodes from the root down; the last one is not zero. */
  readonly profile: readonly number[];
}

export interface RaceView {
  readonly lines: readonly RaceLine[];
  /** The line pointed at. */
  readonly lit: string | null;
  /** How far the axes reach, so that lines can grow; null for axes without numbers. */
  readonly extent: RaceExtent | null;
}

export interface RaceExtent {
  readonly deepest: number;
  /** The most nodes on any level. */
  readonly most: number;
}

/** Axes that hold all of these lines. */
export function extentOf(lines: readonly Pick<RaceLine, 'profile'>[]): RaceExtent {
  return {
    deepest: Math.max(1, ...lines.map(({ profile }) => profile.length - 1)),
    most: Math.max(1, ...lines.flatMap(({ profile }) => profile)),
  };
}

/** The chart in words. */
export function describeRace({ lines }: Pick<RaceView, 'lines'>): string {
  const said = lines
    .filter(({ profile }) => profile.length > 0)
    .map(({ name, profile }) => {
      const most = Math.max(...profile);
      return `${name}: down to level ${profile.length - 1}, with the most nodes, ${inWords(most)}, on level ${profile.indexOf(most)}.`;
    });
  return `Search nodes at each level, on a scale on which each line is ten times the one below. ${
    said.length === 0 ? 'Nobody has started.' : said.join(' ')
  }`;
}
