/** Keeps room for the lines of what is due (`practice/spaced.ts`), so that nothing moves when their code comes. */
const here = document.currentScript;
try {
  const now = new Date();
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000;
  const lines = (localStorage.getItem(here?.dataset['key'] ?? '') ?? '').split('\n');
  const due = lines.filter((line) => {
    const [, stage, day] = line.split(' ').map(Number);
    return (stage ?? NaN) < 4 && (day ?? NaN) <= today;
  });
  here?.parentElement?.style.setProperty('--due', String(due.length));
} catch {
  // Storage is switched off.
}
