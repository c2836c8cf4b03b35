/** Returns a function that calls `draw` in the next animation frame, once, however often it is called before. */
export function onceAFrame(draw: () => void, signal: AbortSignal): () => void {
  let ticket = 0;
  signal.addEventListener('abort', () => cancelAnimationFrame(ticket));
  return () => {
    if (ticket !== 0 || signal.aborted) return;
    ticket = requestAnimationFrame(() => {
      ticket = 0;
      draw();
    });
  };
}
