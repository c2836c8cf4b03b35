/** A text of several lines in a single one: ` / ` stands for the end of a line, and `//` for a slash. */

export function toOneLine(text: string): string {
  return text.replaceAll('/', '//').replaceAll(/\s*(?:\r\n|\n|\r)/g, ' / ');
}

export function fromOneLine(line: string): string {
  return line.replaceAll(/ \/(?!\/) ?/g, '\n').replaceAll('//', '/');
}
