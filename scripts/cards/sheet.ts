/** A stylesheet as a list of rules that hold for a page of ordinary width, by day, in the order in which they win. */
import { AttributeAction, parse as parseSelector, type Selector, SelectorType } from 'css-what';
import postcss, { type AtRule, type Container } from 'postcss';

export interface Rule {
  readonly selector: string;
  readonly declarations: readonly (readonly [property: string, value: string])[];
  /** Of each group the page must have one, a class as `.name` or an attribute as `[name]`, or no element matches. */
  readonly needs: readonly (readonly string[])[];
}

interface Found extends Rule {
  readonly layer: string;
  readonly isImportant: boolean;
  readonly specificity: number;
}

/** The window for which the conditions of a stylesheet are answered, in `rem`; a figure is as wide. */
const WIDTH = 75;
const HEIGHT = 56;

/** @param wanted the properties to keep; custom ones are always kept */
export function rulesOf(css: string, wanted: ReadonlySet<string>): readonly Rule[] {
  const root = postcss.parse(css);
  const layers: string[] = [];
  const found: Found[] = [];
  collect(root, '', '', { layers, found, wanted });
  const rank = (layer: string): number => (layer === '' ? Infinity : layers.indexOf(layer));
  // Sorting is stable, so of two that are equal the later one wins.
  return found.toSorted(
    (one, other) =>
      Number(one.isImportant) - Number(other.isImportant) ||
      compare(rank(one.layer), rank(other.layer)) ||
      one.specificity - other.specificity,
  );
}

const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);

interface Collected {
  readonly layers: string[];
  readonly found: Found[];
  readonly wanted: ReadonlySet<string>;
}

function collect(container: Container, parent: string, layer: string, into: Collected): void {
  for (const node of container.nodes ?? []) {
    if (node.type === 'rule') {
      const selectors = node.selectors.map((selector) => within(parent, selector));
      for (const selector of selectors) addRule(node, selector, layer, into);
      collect(node, selectors.join(), layer, into);
    } else if (node.type === 'atrule') {
      collectAtRule(node, parent, layer, into);
    }
  }
}

function collectAtRule(rule: AtRule, parent: string, layer: string, into: Collected): void {
  if (rule.name === 'layer') {
    const names = rule.params.split(',').map((name) => name.trim());
    for (const name of names) if (!into.layers.includes(name)) into.layers.push(name);
    if (rule.nodes) collect(rule, parent, names[0] ?? '', into);
  } else if (['media', 'container'].includes(rule.name) && holds(rule.params)) {
    if (parent) addRule(rule, parent, layer, into);
    collect(rule, parent, layer, into);
  }
}

function addRule(container: Container, selector: string, layer: string, into: Collected): void {
  // What only a pointer or the focus brings does not hold, and a pseudo-element is not in an SVG.
  if (/::|:(?:hover|focus|active|target|open|popover)/.test(selector)) return;
  for (const isImportant of [false, true]) {
    const declarations = (container.nodes ?? []).flatMap((node) =>
      node.type === 'decl' &&
      Boolean(node.important) === isImportant &&
      (node.prop.startsWith('--') || into.wanted.has(node.prop))
        ? [[node.prop, node.value] as const]
        : [],
    );
    if (declarations.length === 0) continue;
    const parts = parsed(selector);
    const specificity = Math.max(0, ...parts.map(specificityOf));
    const needs = needsOf(parts[0] ?? []);
    into.found.push({ selector, declarations, needs, layer, isImportant, specificity });
  }
}

/** A nested selector, written out. */
function within(parent: string, selector: string): string {
  if (!parent) return selector;
  return selector.includes('&') ? selector.replaceAll('&', `:is(${parent})`) : `:is(${parent}) ${selector}`;
}

function parsed(selector: string): Selector[][] {
  try {
    return parseSelector(selector);
  } catch {
    return [];
  }
}

/** Returns the ids, classes and types of a selector as digits of one number. */
export function specificityOf(selector: readonly Selector[]): number {
  return selector.reduce((sum, part) => sum + specificityOfPart(part), 0);
}

function specificityOfPart(part: Selector): number {
  if (part.type === SelectorType.Attribute)
    return part.name === 'id' && part.action === AttributeAction.Equals ? 10_000 : 100;
  if (part.type === SelectorType.Tag) return 1;
  if (part.type !== SelectorType.Pseudo) return 0;
  if (part.name === 'where') return 0;
  return Array.isArray(part.data) ? Math.max(0, ...part.data.map(specificityOf)) : 100;
}

/** What a selector needs, as `Rule` says; of the choices in an `:is()`, the first need of each. */
function needsOf(selector: readonly Selector[]): string[][] {
  return selector.flatMap((part) => {
    if (part.type === SelectorType.Attribute) {
      return [[part.action === AttributeAction.Element ? `.${part.value}` : `[${part.name}]`]];
    }
    if (part.type !== SelectorType.Pseudo || !['is', 'where'].includes(part.name)) return [];
    const choices = Array.isArray(part.data) ? part.data.map((choice) => needsOf(choice)[0] ?? []) : [];
    return choices.every(({ length }) => length > 0) ? [choices.flat()] : [];
  });
}

/** Whether the condition of a media or container query holds. */
function holds(params: string): boolean {
  return params.split(',').some((query) => query.split(/\band\b/).every((condition) => isTrue(condition.trim())));
}

function isTrue(condition: string): boolean {
  // A container query may begin with the name of the container.
  const [, not, words = ''] = /^(?:(not) |\w[\w-]* )?(.*)$/.exec(condition) ?? [];
  const answer = isTrueOf(words);
  return not ? !answer : answer;
}

function isTrueOf(condition: string): boolean {
  const size = /\((?:(min|max)-)?(width|height)\s*(<=|>=|<|>|:)\s*([\d.]+)(rem|px)\)/.exec(condition);
  if (size) {
    const [, bound, what, sign, number, unit] = size;
    const limit = Number(number) / (unit === 'px' ? 16 : 1);
    const value = what === 'width' ? WIDTH : HEIGHT;
    return bound === 'max' || sign?.startsWith('<') ? value <= limit : value >= limit;
  }
  return /^(?:screen|all)$|no-preference|scripting:\s*enabled|scheme:\s*light/.test(condition);
}
