/** Sets the reader's theme before the first paint, and hides what comes next where the reader has asked for it. */
try {
  const root = document.documentElement.dataset;
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') root['theme'] = theme;
  // A teacher's link may ask for it as well (`ui/figure/page-view.ts`).
  if (localStorage.getItem('cover-and-uncover.to-come') || location.hash.includes('page.to-come=hidden')) {
    root['toCome'] = '';
    // A sheet that a script makes, unlike an element in the page, needs no leave of the policy.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '[data-to-come] :is(.strip:not([data-ready]),.tree-overview,[data-part=tree][role=img],:not([data-ready])>*>.counts){visibility:hidden}',
    );
    document.adoptedStyleSheets.push(sheet);
  }
} catch {
  // Storage is switched off.
}
