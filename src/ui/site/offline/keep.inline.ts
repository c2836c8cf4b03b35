/** Fetches what keeps pages for reading offline (`keep-pages.ts`), once the page has what it needs itself. */
const keeper = document.currentScript?.dataset['keeper'] ?? '';
addEventListener('load', () => setTimeout(() => void import(/* @vite-ignore */ keeper).catch(() => undefined), 1_000));
