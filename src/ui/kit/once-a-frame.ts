/** Gives a function that has `draw` called once before the next picture, however often it is asked. */
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
