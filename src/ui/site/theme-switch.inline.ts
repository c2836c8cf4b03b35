/**
 * The switch has two states. Choosing the system's theme removes the stored choice, so the page follows the system again.
 * Canvases read their colours when they draw, so `themechange` reports each change.
 */
const root = document.documentElement;
const button = document.currentScript?.previousElementSibling as HTMLButtonElement;
const system = matchMedia('(prefers-color-scheme: dark)');

const bySystem = (): string => (system.matches ? 'dark' : 'light');
const other = (): string => ((root.dataset['theme'] ?? bySystem()) === 'dark' ? 'light' : 'dark');

function label(): void {
  // The tooltip is the name, which an `aria-label` beside it would have read twice.
  button.title = `Use the ${other()} theme`;
}

function tell(): void {
  label();
  document.dispatchEvent(new CustomEvent('themechange'));
}

button.addEventListener('click', () => {
  const chosen = other();
  try {
    if (chosen === bySystem()) {
      delete root.dataset['theme'];
      localStorage.removeItem('theme');
    } else {
      root.dataset['theme'] = chosen;
      localStorage.setItem('theme', chosen);
    }
  } catch {
    // Without storage the choice holds for this page.
    root.dataset['theme'] = chosen;
  }
  tell();
});
system.addEventListener('change', tell);
label();
button.hidden = false;
