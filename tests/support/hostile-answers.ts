/** What a platform, or another frame, might say to an activity that it should not. */
import type { AttemptState } from '#activities/attempt.ts';
import type { Random } from '#dlx/random.ts';

export interface HostileOf {
  /** A right state, which is the activity’s own. */
  readonly kept: AttemptState;
  /** The id of the request for a state. */
  readonly asked: string;
  /** An element, or a question, of the page. */
  readonly name: string;
}

const HTML = [
  '<img src=x onerror="window.hacked = true">',
  '"><script>window.hacked = true</script>',
  '</script><svg onload="window.hacked = true">',
  'javascript:window.hacked = true',
];

/** A message that should change nothing, but may be any: it passes as JSON, and without an id it may be a right one. */
export function hostileMessage(random: Random, { kept, asked, name }: HostileOf): unknown {
  const pick = <Item>(items: readonly Item[]): Item => items[random.below(items.length)]!;
  const html = pick(HTML);
  const withAddress = (entry: readonly [string, unknown]): object => ({
    ...kept,
    address: Object.fromEntries([entry]) as object,
    best: 1,
  });
  const huge = 'x'.repeat(30_000);
  const many = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`${name}.v${at}`, '1']));
  const states: readonly unknown[] = [
    ...[0, 7, 'x', '{', '[]', [], [kept], true, html, huge, { activity: html }, { version: 9 }],
    // Of another activity, or of a student of one.
    ...[
      { ...kept, activity: 'nobody-knows', best: 1 },
      { ...kept, activity: `${kept.activity}-2` },
    ],
    // Scores that are none.
    ...[2, -0.5, '1', null, [1], { valueOf: 1 }].map((best) => ({ ...kept, best })),
    // Names and values that are none.
    ...[withAddress([`${name}.matrix`, 7]), withAddress([`${name}.matrix`, huge]), withAddress([html, html])],
    ...[withAddress(['page.present', '1']), withAddress(['nobody.matrix', 'x']), { ...kept, address: many }],
    // Prototypes: of the state, of its marks, of its address.
    JSON.stringify(kept).replace('"version"', '"__proto__":{"best":1,"version":1},"was"'),
    JSON.stringify({ ...kept, marks: {} }).replace(
      '"marks":{}',
      '"marks":{"__proto__":{"how":"right"},"constructor":1}',
    ),
    JSON.stringify({ ...kept, address: {} }).replace('"address":{}', '"address":{"__proto__.polluted":"yes"}'),
    // Marks that are none.
    ...[{ [name]: { how: 'right' } }, { [name]: { how: 'best', misses: 0, answer: '' } }, { [html]: html }, [html]].map(
      (marks) => ({ ...kept, marks }),
    ),
    { ...kept, marks: { [name]: { how: 'right', misses: -1, answer: html } } },
    { ...kept, done: 'yes' },
  ];
  const message = {
    subject: pick(['SPLICE.getState.response', 'SPLICE.getState.response', 'SPLICE.getState', html, 7]),
    message_id: pick([asked, asked, asked, 'another', null, 5, {}]),
    state: pick(states),
    user_id: pick([null, 'somebody', 5, '', html, 'u'.repeat(500), { name: 'x' }]),
  };
  // An attempt that is right in all, of somebody whom nobody asked about.
  const others = { subject: 'SPLICE.getState.response', message_id: 'another', state: { ...kept, best: 1 } };
  return [pick(states), others][random.below(8)] ?? message;
}
