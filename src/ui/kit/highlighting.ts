/** How code is coloured while the site is built. */

/**
 * Colours each line to its end. The highlighter gives up a line after half a second, so on a busy machine a listing lost
 * its colours, and a build differed from the last one.
 */
export const withoutTimeLimit = {
  preprocess(_code: string, options: { tokenizeTimeLimit?: number }): void {
    options.tokenizeTimeLimit = 0;
  },
};
