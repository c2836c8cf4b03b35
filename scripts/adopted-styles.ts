/**
 * Lets the editor keep its styles in a sheet that it makes and the page adopts, as it does inside a shadow root. In a
 * page it writes them into an element, which the policy (`policy.ts`) forbids, as it cannot know their hash.
 */
import type { Plugin } from 'vite';

const ONLY_IN_SHADOW = '!root.head && ';

export const adoptedStyles: Plugin = {
  name: 'adopted-styles',
  apply: 'build',
  transform: {
    filter: { id: /\/style-mod\/src\/style-mod\.js$/ },
    handler(code) {
      if (!code.includes(ONLY_IN_SHADOW)) this.error('style-mod no longer asks where it is: see adopted-styles.ts');
      return code.replace(ONLY_IN_SHADOW, '');
    },
  },
};
