/** Fetches what keeps pages for reading offline (`keep-pages.ts`), once the page has what it needs itself. */
const { keeper = '' } = document.currentScript?.dataset ?? {};
if ('serviceWorker' in navigator) {
  const wait = navigator.serviceWorker.controller ? 1_000 : 4_000;
  addEventListener('load', () => setTimeout(() => void import(keeper).catch(() => undefined), wait));
}
