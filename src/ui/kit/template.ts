/** `true` writes an attribute without a value, `false` and `undefined` leave it out. */
type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** An element to be: what a template returns, for the page as it is built and for the live one. */
export interface Tree {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: readonly (Tree | string)[];
  /** Draws into the element, which then owns its children and the attributes that the tree does not name. */
  readonly draw?: (svg: SVGSVGElement) => void;
}

/** `false` stands for no child. */
type Child = Tree | string | false;

/** An element with children, alone or in lists. */
export function h(name: string, attributes: Attributes = {}, ...children: readonly (Child | readonly Child[])[]): Tree {
  const joined: (Tree | string)[] = [];
  for (const child of children.flat()) {
    const last = joined.at(-1);
    // Texts become what a parser makes of them: none is empty, and no two stand side by side.
    if (typeof child === 'string' && typeof last === 'string') joined[joined.length - 1] = last + child;
    else if (child !== false && child !== '') joined.push(child);
  }
  return { name, attributes, children: joined };
}

/** A picture in a template. */
export function picture(draw: (svg: SVGSVGElement) => void, attributes: Attributes = {}): Tree {
  return { name: 'svg', attributes, children: [], draw };
}

/**
 * Gives an element the children of a template, and touches only what differs. A child that is there stays when one of
 * the same name and with the same `data-id` is to come, so it keeps its listeners and the focus. Nothing else may write
 * to what a template makes, except for properties, such as the value of a field.
 */
export function patch(host: Element, children: readonly (Tree | string)[]): void {
  const { ownerDocument } = host;
  const focused = ownerDocument.activeElement;
  const rest = [...host.childNodes];
  const nodes = children.map((child) => {
    const at = rest.findIndex((there) => isLike(there, child));
    return at < 0 ? created(ownerDocument, child) : rest.splice(at, 1)[0]!;
  });
  for (const gone of rest) gone.remove();
  let next = host.firstChild;
  for (const [index, child] of children.entries()) {
    const node = nodes[index]!;
    if (node === next) next = node.nextSibling;
    else host.insertBefore(node, next);
    if (typeof child !== 'string') patchElement(node as Element, child);
    else if (node.nodeValue !== child) node.nodeValue = child;
  }
  // A child that has changed its place has lost the focus.
  if (focused !== ownerDocument.activeElement && host.contains(focused)) (focused as HTMLElement).focus();
}

function isLike(there: Node, child: Tree | string): boolean {
  if (typeof child === 'string') return there.nodeType === 3;
  if (there.nodeType !== 1) return false;
  const { localName } = there as Element;
  return (
    localName === child.name && (there as Element).getAttribute('data-id') === (child.attributes['data-id'] ?? null)
  );
}

function created(document: Document, child: Tree | string): Node {
  if (typeof child === 'string') return document.createTextNode(child);
  return child.draw
    ? document.createElementNS('http://www.w3.org/2000/svg', child.name)
    : document.createElement(child.name);
}

function patchElement(there: Element, { attributes, children, draw }: Tree): void {
  const isFocused = there === there.ownerDocument.activeElement;
  const wanted = new Map<string, string>();
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === undefined) continue;
    // A disabled button would take the focus from a reader who has just pressed it.
    if (name === 'disabled' && isFocused) wanted.set('aria-disabled', 'true');
    else wanted.set(name, value === true ? '' : String(value));
  }
  if (!draw) {
    for (const { name } of [...there.attributes]) {
      if (!wanted.has(name)) there.removeAttribute(name);
    }
  }
  for (const [name, value] of wanted) {
    if (there.getAttribute(name) === value) continue;
    // The policy of the pages forbids the attribute.
    if (name === 'style') (there as HTMLElement).style.cssText = value;
    else there.setAttribute(name, value);
  }
  if (draw) draw(there as SVGSVGElement);
  else patch(there, children);
}
