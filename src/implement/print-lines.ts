/**
 * The line that prints a trace, to stand at the end of `cover`, and with the other word of `uncover`. On a larger matrix
 * it must not fail: a slice of Python is empty there.
 */
export const printLines = {
  'dlx.ts': "console.log('cover', 'ABCDEFG'[c - 1], ...S.slice(1), counts.updates);",
  'dlx.py': 'print("cover", "ABCDEFG"[c - 1 : c], *S[1:], counts["updates"])',
} as const;
