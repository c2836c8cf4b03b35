/** The npm package as cells know it: the addresses of its faces, and its text. */

/** What a cell can import, by its address in the package, with the module in the sources. */
export const FACES = {
  'cover-and-uncover': './index.ts',
  'cover-and-uncover/links': './links.ts',
  'cover-and-uncover/cheapest': './cheapest/index.ts',
  'cover-and-uncover/why': './why/index.ts',
  'cover-and-uncover/all': './all/index.ts',
  'cover-and-uncover/history': '../history/index.ts',
  'cover-and-uncover/problem': '../notebook/program.ts',
} as const;

export type Face = keyof typeof FACES;

/** Returns `src/dlx/README.md` as the package has it: its examples import the package instead of the sources. */
export function asPackage(readme: string): string {
  return Object.entries(FACES).reduce((text, [face, module]) => text.replaceAll(`'${module}'`, `'${face}'`), readme);
}
