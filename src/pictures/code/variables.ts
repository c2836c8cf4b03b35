import type { Names } from '#history/caption.ts';
import type { TextId } from './text.ts';
import { type VariableId, type Values, SCOPES, valueWords, variableName } from './values.ts';

/** What stands where a variable has no value yet. */
const UNBOUND = '–';

const SCOPE_NAMES: Readonly<Record<keyof typeof SCOPES, string>> = {
  search: 'in search',
  cover: 'in cover, uncover',
};

/**
 * Writes the panel of variables into an empty element: a list for each scope, a place for each
 * variable. The places stay, so that nothing jumps while the reader steps.
 */
export function drawVariables(host: Element): void {
  for (const [scope, ids] of Object.entries(SCOPES)) {
    const block = host.ownerDocument.createElement('div');
    block.setAttribute('class', 'code-scope');
    const title = host.ownerDocument.createElement('p');
    title.textContent = SCOPE_NAMES[scope as keyof typeof SCOPES];
    const list = host.ownerDocument.createElement('dl');
    list.setAttribute('class', 'code-variables');
    list.setAttribute('data-scope', scope);
    for (const id of ids) {
      const pair = host.ownerDocument.createElement('div');
      pair.setAttribute('data-variable', id);
      const [name, value] = ['dt', 'dd'].map((tag) => host.ownerDocument.createElement(tag));
      if (name && value) pair.append(name, value);
      list.append(pair);
    }
    block.append(title, list);
    host.append(block);
  }
}

/** Shows the values at a moment, under the names that a text has for them. */
export function showVariables(host: Element, values: Values, text: TextId, names: Names): void {
  for (const pair of host.querySelectorAll('[data-variable]')) {
    const id = pair.getAttribute('data-variable') as VariableId;
    const value = values[id];
    write(pair.querySelector('dt'), variableName(id, text));
    const words = value ? valueWords(value, names) : UNBOUND;
    write(pair.querySelector('dd'), words);
    // Long names are cut short in the panel, and whole here.
    pair.setAttribute('title', words);
    pair.toggleAttribute('data-unbound', !value);
    // What a value stands for can be pointed at, and the other pictures answer.
    point(pair, 'data-row', value?.row ?? -1);
    point(pair, 'data-column', value?.column ?? -1);
  }
}

function write(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

function point(element: Element, name: string, index: number): void {
  if (index < 0) element.removeAttribute(name);
  else element.setAttribute(name, String(index));
}
