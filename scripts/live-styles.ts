/**
 * On a development server a change of a stylesheet comes without a reload, so the state of the figures stays. Astro writes
 * the styles of a page into it, and Vite updates only those that the page has imported: so the page imports its own.
 */
import type { AstroIntegration } from 'astro';

const importStyles = `
for (const { dataset } of document.querySelectorAll('style[data-vite-dev-id]'))
  void import(/* @vite-ignore */ import.meta.env.BASE_URL.replace(/\\/$/, '') + '/@fs' + dataset.viteDevId);
`;

export const liveStyles: AstroIntegration = {
  name: 'live-styles',
  hooks: {
    'astro:config:setup': ({ command, injectScript }) => {
      if (command === 'dev') injectScript('page', importStyles);
    },
  },
};
