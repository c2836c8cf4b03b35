import { messageOf } from '#english/english.ts';
import { csvOf, dlxOf, profileOf } from '#pictures/file/data.ts';
import { make } from '#ui/kit/make.ts';
import { say } from '#ui/kit/parts.ts';
import { saveFile } from '#ui/kit/save-file.ts';
import type { KnownFigure } from '../known-figures.ts';
import { actionButton, statusLine } from './controls.ts';
import type { Panel, Taken } from './panel.ts';

/** The tables of a figure as CSV, its matrix as DLX text, and the profile of its run; null where it has none. */
export function dataPanel({ host, name }: Taken, known: KnownFigure | null): Panel | null {
  const said = statusLine();
  const lines: HTMLElement[] = [];
  const add = (words: string, file: string, text: () => string): void => {
    const save = actionButton(`Save as ${file}`, () => {
      try {
        saveFile(file, text());
        say(said, `Saved as ${file}.`);
      } catch (error) {
        say(said, `The file could not be saved: ${messageOf(error)}.`);
      }
    });
    lines.push(make(document, 'div', { class: 'row spread' }, make(document, 'span', {}, words), save));
  };

  if (known) {
    const { figure } = known;
    add('The matrix, as text for Knuth’s programs and others', `${name}.dlx`, () => dlxOf(figure.problem.matrix));
    add('What is known of the run, level by level', `${name}-profile.json`, () =>
      profileOf(name, figure.player.recording),
    );
  }
  // That of What if? is hidden, and empty, until a reader has asked.
  const tables = [...host.querySelectorAll('table')].filter((table) => !table.hidden && table.rows.length > 1);
  for (const [index, table] of tables.entries()) {
    const number = tables.length > 1 ? `-${index + 1}` : '';
    const words = table.getAttribute('aria-label') ?? table.caption?.textContent.trim() ?? 'Its numbers, as a table';
    add(words, `${name}${number}.csv`, () =>
      csvOf([...table.rows].map((row) => [...row.cells].map((cell) => cell.textContent))),
    );
  }
  if (lines.length === 0) return null;
  return { tab: 'Data', content: make(document, 'div', { class: 'stack' }, ...lines, said) };
}
