/** How authors put figures into lessons: the lines of the lessons themselves, so that none grows stale. */
const lessons = import.meta.glob<string>('../../../content/lessons/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * The tag of a component as the first lesson that uses it has written it.
 *
 * @param component such as `TorusFigure`, or `PuzzleFigure scenario="queens"`
 * @throws RangeError when no lesson uses it
 */
export function embedOf(component: string): string {
  const tag = new RegExp(`<${component}(?:\\s(?:"[^"]*"|[^">])*)?>`);
  for (const path of Object.keys(lessons).sort()) {
    const [found] = tag.exec(lessons[path] ?? '') ?? [];
    if (found === undefined) continue;
    const line = found.replace(/\s+/g, ' ');
    const [name = ''] = component.split(' ');
    return line.endsWith('/>') ? line : `${line}…</${name}>`;
  }
  throw new RangeError(`no lesson uses ${component}`);
}
