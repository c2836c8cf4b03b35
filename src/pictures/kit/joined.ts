import { type BaseType, type Selection, select } from 'd3-selection';
import { type Identified, byId } from './by-id.ts';

/**
 * The children of `parent` with this tag, one for each datum and in the order of the data: those
 * that are there are kept, drawn at build time or not, the others appended, the rest removed.
 * `once` finishes a new element. Other children of the parent are left alone if their tag differs.
 */
export function joined<Tag extends keyof SVGElementTagNameMap, Datum extends Identified>(
  parent: SVGElement,
  tag: Tag,
  data: readonly Datum[],
  once?: (element: SVGElementTagNameMap[Tag], datum: Datum) => void,
): Selection<SVGElementTagNameMap[Tag], Datum, SVGElement, unknown> {
  return select<SVGElement, unknown>(parent)
    .selectChildren<SVGElementTagNameMap[Tag], Datum>(tag)
    .data(data, byId)
    .join((enter) => {
      const added = enter.append<SVGElementTagNameMap[Tag]>(tag).attr('data-id', ({ id }) => id);
      if (once !== undefined) {
        added.each(function (datum) {
          once(this, datum);
        });
      }
      return added;
    })
    .order();
}

/** The `<g>` layers of a picture, from the lowest to the highest, by name. */
export function layers<Name extends string>(parent: SVGElement, names: readonly Name[]): Record<Name, SVGGElement> {
  const found = {} as Record<Name, SVGGElement>;
  joined(
    parent,
    'g',
    names.map((id) => ({ id })),
  ).each(function ({ id }) {
    found[id] = this;
    this.setAttribute('class', id);
  });
  return found;
}

/** The only child of `parent` with this tag and these classes, appended when it is not there. */
export function only<Tag extends keyof SVGElementTagNameMap>(
  parent: BaseType,
  tag: Tag,
  className: string,
): Selection<SVGElementTagNameMap[Tag], unknown, null, undefined> {
  const host = select(parent as SVGElement);
  const there = host.selectChild<SVGElementTagNameMap[Tag]>(`${tag}.${className.replaceAll(' ', '.')}`);
  const one = there.empty() ? host.append<SVGElementTagNameMap[Tag]>(tag).attr('class', className) : there;
  return one;
}
