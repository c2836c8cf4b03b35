import type { Names } from '#history/caption.ts';
import type { CodeLine, TextId } from './text.ts';
import { type Values, SCOPES, valueWords, variableName } from './values.ts';

/** What a line's button is called, and how the listing's words begin. */
export function lineWords(line: Pick<CodeLine, 'number' | 'text'> | undefined): string {
  return line ? `Line ${line.number}: ${line.text}` : '';
}

/**
 * The listing in words: the lines in force as the text has them, and the variables that are bound.
 *
 * @param lines the line that has run, and what has run with it, if anything
 */
export function describeCode(lines: readonly string[], values: Values, text: TextId, names: Names): string {
  // The English names go before a value as they are: “left of it header of C”.
  const is = text === 'english' ? ' ' : ' is ';
  const bound = Object.values(SCOPES).map((ids) =>
    ids
      .flatMap((id) => {
        const value = values[id];
        return value ? [`${variableName(id, text)}${is}${valueWords(value, names)}`] : [];
      })
      .join(', '),
  );
  const [search = '', cover = ''] = bound;
  return [
    lines.length > 0 && stopped(`Running: ${lines.join('; with it ')}`),
    search && `In search: ${search}.`,
    cover && `In cover or uncover: ${cover}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** With a full stop, unless the last line ends in a stop of its own. */
function stopped(words: string): string {
  return /[.:]$/.test(words) ? words : `${words}.`;
}
