/** Fetches what keeps pages for reading offline (`keep-pages.ts`), once the page has what it needs itself. */
const { keeper = '' } = document.currentScript?.dataset ?? {};
// A page in a frame of another leaves it at that.
if ('serviceWorker' in navigator && self === top) {
  const wait = navigator.serviceWorker.controller ? 1_000 : 4_000;
  addEventListener('load', () => setTimeout(() => void import(keeper).catch(() => undefined), wait));
}
