import { expect } from 'vitest';

/** More marks of a kind than this are counted, not named. */
const MOST_NAMED = 6;

/**
 * Compares what tells some views of one picture apart with the file of them: for each its words, the texts in it, and
 * its marks of each kind, without those that all views have. Where the marks lie is in the one or two views that are
 * kept whole.
 */
export async function expectStates<View>(
  views: Readonly<Record<string, View>>,
  drawn: (view: View) => Element,
  file: string,
): Promise<void> {
  const all = Object.entries(views).map(([name, view]) => {
    const svg = drawn(view);
    return { name, svg, marks: marksOf(svg) };
  });
  const parts = all.map(({ name, svg, marks }) => {
    const own = marks.filter((mark) => !all.every((other) => other.marks.includes(mark)));
    const texts = Array.from(svg.querySelectorAll('text'), ({ textContent }) => textContent).join(' ');
    const lines = [svg.querySelector('desc')?.textContent ?? '', texts, ...own];
    return [name, ...lines.filter((line) => line !== '').map((line) => `  ${line}`)].join('\n');
  });
  await expect(`${parts.join('\n\n')}\n`).toMatchFileSnapshot(file);
}

/** For each tag with its classes how many elements there are, and which, where they are few. */
function marksOf(svg: Element): string[] {
  const kinds = Map.groupBy([svg, ...svg.querySelectorAll('*')], (element) =>
    [element.tagName.toLowerCase(), ...(element.getAttribute('class') ?? '').split(' ').filter(Boolean)].join('.'),
  );
  return [...kinds].map(([kind, elements]) => `${kind} ×${elements.length}${namesOf(elements)}`).sort();
}

function namesOf(elements: readonly Element[]): string {
  const names = elements.flatMap(
    (element) => element.getAttribute('data-id') ?? element.getAttribute('data-row') ?? [],
  );
  return names.length > 0 && elements.length <= MOST_NAMED ? `: ${names.join(', ')}` : '';
}
