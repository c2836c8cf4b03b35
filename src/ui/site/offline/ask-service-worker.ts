import type { FromServiceWorker, ToServiceWorker } from '#workers/offline/messages.ts';

/** Asks the service worker in force, once there is one, and hears its answers. */
export async function askServiceWorker(
  asked: ToServiceWorker,
  hear: (words: FromServiceWorker) => void = () => undefined,
): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<FromServiceWorker>) => hear(data);
  active?.postMessage(asked, [port2]);
}
