import type { Names } from '../../history/index.ts';
import type { CodeLine, TextId } from './text.ts';
import type { Values } from './values.ts';
import { SCOPES, valueWords, variableName } from './values.ts';

/** What a line's button is called, and how the listing's words begin. */
export function lineWords(line: Pick<CodeLine, 'number' | 'text'> | undefined): string {
  return line ? `Line ${line.number}: ${line.text}` : '';
}

/** The listing in words: the line in force as its text has it, and the variables that are bound. */
export function describeCode(line: string, values: Values, text: TextId, names: Names): string {
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
    `In force: ${line}`,
    search && `In search: ${search}.`,
    cover && `In cover or uncover: ${cover}.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
