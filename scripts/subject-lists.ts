/**
 * Writes `.figure :is(.board, .tree)` as `.figure :is(.board), .figure :is(.tree)` when the site is built. Browsers look up
 * rules by the class, attribute or type that the subject of a selector must have; a subject that is only a list has none,
 * and its rule is tried on every element of the page. There are two hundred such rules: half of the work of styling.
 */
import { type Selector, SelectorType, isTraversal, parse, stringify } from 'css-what';
import type { Plugin } from 'postcss';
import { specificityOf } from './cards/sheet.ts';

export const subjectLists: Plugin = {
  postcssPlugin: 'subject-lists',
  Once(root) {
    root.walkRules((rule) => {
      if (/:(?:is|where)\(/.test(rule.selector)) rule.selector = rule.selectors.flatMap(withoutSubjectList).join(', ');
    });
  },
};

/** What stands for `&`, which css-what cannot read. */
const PARENT = ':nesting-parent';

/**
 * Returns a selector as one for each choice of the list in its subject; the selector itself where the subject can be looked
 * up without it, and where the choices weigh differently: alone, a lighter one would no longer win where it does.
 */
export function withoutSubjectList(selector: string): readonly string[] {
  const [parts, ...more] = parse(selector.replaceAll('&', PARENT));
  if (!parts || more.length > 0) return [selector];
  const start = parts.findLastIndex(isTraversal) + 1;
  const subject = parts.slice(start);
  if (subject.some(({ type }) => type === SelectorType.Attribute || type === SelectorType.Tag)) return [selector];
  for (const [place, part] of subject.entries()) {
    const choices = choicesOf(part);
    if (part.type !== SelectorType.Pseudo || choices.length === 0) continue;
    if (choices.length === 1) return [selector];
    if (part.name === 'is' && new Set(choices.map(specificityOf)).size > 1) return [selector];
    return choices.map((choice) =>
      stringify([parts.with(start + place, { ...part, data: [choice] })]).replaceAll(PARENT, '&'),
    );
  }
  return [selector];
}

const choicesOf = (part: Selector): Selector[][] =>
  part.type === SelectorType.Pseudo && ['is', 'where'].includes(part.name) && Array.isArray(part.data) ? part.data : [];
