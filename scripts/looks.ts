/**
 * Moves the style attributes of a page into rules of its own stylesheet, because the policy of the pages allows no such
 * attribute (`policy.ts`). An element gets the name of its look instead; nearly all are colours of code, so a page gets
 * smaller. What a script writes later through the object model still wins over the rule, as it did over the attribute.
 */
import { createHash } from 'node:crypto';

/** Scripts and styles, which are left alone, and the tags of all other elements. */
const TAG = /<(script|style)\b.*?<\/\1>|<[a-z][\w-]*(?:"[^"]*"|'[^']*'|[^"'>])*>/gis;
const STYLE = / style="([^"]*)"/;
/** The colour of a word in a listing. Its name can be read, as base.css sets comments in italics. */
const CODE = /^color:var\(--astro-code-(?:token-)?([\w-]+)\)$/;

/** @returns the page without style attributes, with a rule for each of their values */
export function withLooks(html: string): string {
  const rules = new Map<string, string>();
  const page = html.replaceAll(TAG, (tag, raw?: string) =>
    raw === undefined
      ? tag.replace(STYLE, (_, written: string) => {
          const style = unescaped(written);
          const name = nameOf(style);
          rules.set(name, `[data-look="${name}"]{${style}}`);
          return ` data-look="${name}"`;
        })
      : tag,
  );
  if (rules.size === 0) return html;
  const sheet = [...rules.values()].toSorted().join('');
  return page.replace('</head>', () => `<style>${sheet}</style></head>`);
}

function nameOf(style: string): string {
  const [, word] = CODE.exec(style) ?? [];
  return word ?? createHash('sha256').update(style).digest('base64url').slice(0, 6);
}

function unescaped(text: string): string {
  const plain = text.replaceAll(/&(?:quot|#34);/g, '"').replaceAll(/&(?:apos|#39);/g, "'");
  if (/[&<{}]/.test(plain)) throw new Error(`No rule can be made of this style: ${text}`);
  return plain;
}
