import type { TextId } from './text.ts';

/** A piece of a line; `kind` is a class of the style sheet, empty for plain text. */
export interface Token {
  readonly kind: '' | 'word' | 'type' | 'string' | 'comment' | 'letter';
  readonly text: string;
}

/** What sets each text's pieces apart, tried in this order. */
const PATTERNS: Readonly<Record<TextId, readonly (readonly [Token['kind'], RegExp])[]>> = {
  english: [],
  pseudocode: [
    ['word', /^to\b|\b(?:for|if|while|choose|report|return|stop|take back)\b/u],
    ['letter', /\b[a-zA-Z]\b/u],
  ],
  typescript: [
    ['comment', /\/\/.*$|\/\*.*$/u],
    ['string', /'[^']*'/u],
    // Types say nothing about what happens; they stand back.
    ['type', / as number\b|: (?:Links|number|void)\b/u],
    ['word', /\b(?:const|let|for|if|else|return|continue|switch|case|break|export|function)\b/u],
  ],
};

/** Cuts a line of a text into pieces; together they are the line. */
export function tokensOf(id: TextId, line: string): Token[] {
  const patterns = PATTERNS[id];
  const tokens: Token[] = [];
  let rest = line;
  while (rest !== '') {
    let first: { readonly kind: Token['kind']; readonly at: number; readonly text: string } | null = null;
    for (const [kind, pattern] of patterns) {
      const match = pattern.exec(rest);
      if (match && (!first || match.index < first.at)) {
        first = { kind, at: match.index, text: match[0] };
      }
    }
    if (!first) return [...tokens, { kind: '', text: rest }];
    if (first.at > 0) tokens.push({ kind: '', text: rest.slice(0, first.at) });
    tokens.push({ kind: first.kind, text: first.text });
    rest = rest.slice(first.at + first.text.length);
  }
  return tokens;
}
