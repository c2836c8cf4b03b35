/** Marks the section being read in the map of a lesson: the last one whose heading is in the upper third, or above it. */
export {};

const links = [...document.querySelectorAll<HTMLAnchorElement>('.page-map a')];
const headings = links.map(({ hash }) => document.getElementById(hash.slice(1)));
const reached = new Set<Element | null>();

const watcher = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) reached.add(target);
      else reached.delete(target);
    }
    const present = headings.findLastIndex((heading) => reached.has(heading));
    links.forEach((link, index) => {
      if (index === present) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    });
  },
  // Whatever is above the screen counts as seen.
  { rootMargin: '100000% 0px -67%' },
);

for (const heading of headings) if (heading) watcher.observe(heading);
