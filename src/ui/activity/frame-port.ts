import type { Port } from '#activities/splice.ts';

/** What an activity says to the page around it, and hears of it; null when there is none. */
export function framePort(signal: AbortSignal): Port | null {
  const { parent } = window;
  if (parent === window) return null;
  return {
    // The origin of that page is not known, and nothing that is said is private.
    post: (message) => parent.postMessage(message, '*'),
    listen(hear) {
      addEventListener(
        'message',
        ({ source, data }: MessageEvent<unknown>) => {
          if (source === parent) hear(data);
        },
        { signal },
      );
    },
    later(act, ms) {
      const timer = setTimeout(act, ms);
      signal.addEventListener('abort', () => clearTimeout(timer));
    },
    newId: () => `cover-and-uncover-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`,
  };
}

/** Tells the page around it how high it is, whenever that changes: Canvas and others make the frame as high. */
export function tellHeight(signal: AbortSignal): void {
  if (window.parent === window) return;
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    window.parent.postMessage({ subject: 'lti.frameResize', height }, '*');
  });
  observer.observe(document.body);
  signal.addEventListener('abort', () => observer.disconnect());
}
