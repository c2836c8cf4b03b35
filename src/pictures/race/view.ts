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
}

/** The chart in words. */
export function describeRace({ lines }: RaceView): string {
  const said = lines
    .filter(({ profile }) => profile.length > 0)
    .map(({ name, profile }) => {
      const most = Math.max(...profile);
      return `${name}: down to level ${profile.length - 1}, at most ${most.toLocaleString('en')} on level ${profile.indexOf(most)}.`;
    });
  return `Search nodes at each level, on a scale on which each line is ten times the one below. ${
    said.length === 0 ? 'Nobody has started.' : said.join(' ')
  }`;
}
