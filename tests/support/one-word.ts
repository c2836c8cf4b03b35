/** One thing has one word: the words that are out, the word to use, and where the word that is out may stay. */

export interface WordOut {
  readonly out: RegExp;
  readonly use: string;
  /** Words around it with which it is right. */
  readonly stays?: readonly string[];
}

export const wordsOut: readonly WordOut[] = [
  { out: /[\dn}>] × (?=[\dn{])(?!\S+ = )/g, use: '5×5, without spaces', stays: ['× 10{}'] },
  {
    out: /\b\d ?x ?\d+\b/gi,
    use: '5×5',
    stays: ['board: ', 'board ', 'lines: ', 'write it as', 'such as', 'x2 :', 'x3 :', 'x5 '],
  },
  { out: /[\d}]\s%/g, use: '99%, without a space' },
  { out: /[\p{L}\d})] …/gu, use: '… without a space', stays: ['r0 c0 r1 c1 …'] },
  { out: /\bper ?cent\b/gi, use: '%' },
  { out: /(?<![.-])\bomi(?:ts|tting|ssions?)\b|\bomit(?:ted)?\b(?=\s\w)/gi, use: 'leave out, left out' },
  { out: /\bin the box\b/gi, use: 'left out' },
  {
    out: /\bmirror(?!\s+images?)\w*/gi,
    use: 'flip',
    stays: ['tests mirror', 'A mirror turns', 'mirrored only if mirror', 'mirror: true'],
  },
  {
    out: /\b(?:takes?|taken|taking|took) (?:it |them |one )?up\b/gi,
    use: 'pick up for the hand, take back for the search',
    stays: ['Knuth took'],
  },
  { out: /\blift(?:s|ed|ing)?\b/gi, use: 'take back' },
  {
    out: /\bg[ia]v(?:es?|en|ing) (?:it |them |one )?up\b|\bturn(?:s|ed|ing)? back\b|\bretreat(?:s|ed|ing)?\b/gi,
    use: 'back up; take a row back',
    stays: ['retreat or done'],
  },
  { out: /\b(?:search|solver)(?: also| then)? (?:goes|went|going) back\b|\bgoing back\b/gi, use: 'back up' },
  { out: /\bconflict(?:s|ed|ing)?\b|\bexclud(?:e|es|ed|ing)\b|\bshut(?:s|ting)? out\b/gi, use: 'clash; rule out' },
  { out: /\b(?:upper|lower)[ -](?:left|right|corner|border|edge|one)\b/gi, use: 'top, bottom' },
  {
    out: /\bqueens?\b(?! Run)[^.;:?!]{0,40}\bcells?\b|\bcells?\b[^.;:?!]{0,40}\bqueens?\b/gi,
    use: 'square, of a chessboard',
  },
  { out: /\bnotions?\b/gi, use: 'term', stays: ['notion-card', 'class="notion"', 'notions.map'] },
  { out: /\bDownload\b|\bsave (?:it )?to a file\b/gi, use: 'Save as a file' },
  { out: /\b(?:nearer|farther)\b/gi, use: 'Zoom in, Zoom out' },
  { out: /\bForget them\b|\bEmpty (?:grid|board)\b/g, use: 'Clear' },
  { out: /\b(?:six|eight) exercises\b/gi, use: 'seven exercises' },
  { out: /\bcredits page\b|\bcredits and references\b/gi, use: 'References, as the menu says' },
  { out: /, as in (?=[\d{|“A-Z])/g, use: 'such as', stays: ['as in N′'] },
  { out: /\b(?:an?|no|without) blanks?\b(?! (?:line|cell)s?\b)|\bblanks (?:and|around|between|or)\b/gi, use: 'space' },
  { out: /\b(?:an?|\d) sudokus?\b|\bsudokus\b/g, use: 'Sudoku' },
  { out: /\bEsc\b/g, use: 'Escape' },
  { out: /\bhang(?:s|ing)? together\b/gi, use: 'connected' },
  { out: /\bCopy the link\b/g, use: 'Copy link' },
  // In the row under the number pad of Ripple Effect a phone has no room for more.
  {
    out: /\b(?:Give me|Show) a hint\b|\bname="Hint"/g,
    use: 'Get a hint',
    stays: ['<UndoRedo /> <Button name="Hint" />'],
  },
  { out: /\bCancel\b/g, use: 'Stop, for all that runs' },
  { out: /\borientations?\b/gi, use: 'aspect, or a way that a piece can lie' },
  { out: /\b(?:times|fold) (?:less|fewer|smaller)\b/gi, use: 'a third of; a factor of 3' },
  { out: /\bYour own problem\b/g, use: 'Your problem, as text, as the menu says' },
];

/** Returns what is said with a word that is out, with the words around it; notes the exceptions that were needed. */
export function saidWrongly(text: string, used = new Set<string>()): string[] {
  return wordsOut.flatMap(({ out, use, stays = [] }) =>
    [...text.matchAll(out)].flatMap(({ 0: word, index }) => {
      const around = text.slice(Math.max(0, index - 40), index + word.length + 40);
      const right = stays.filter((words) => around.includes(words));
      for (const words of right) used.add(words);
      return right.length > 0 ? [] : `“${around}”: ${use}`;
    }),
  );
}
