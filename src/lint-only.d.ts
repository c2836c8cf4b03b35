/** A component as oxlint sees it, because it cannot read `.astro` files. `astro check` can, and leaves this file out. */
declare module '*.astro' {
  const component: (props: Record<string, unknown>) => unknown;
  export default component;
}
