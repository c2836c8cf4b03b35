import type { FromKeeper, ToKeeper } from '#workers/offline/messages.ts';

/** Asks the service worker in force, once there is one, and hears its answers. */
export async function askKeeper(asked: ToKeeper, hear: (words: FromKeeper) => void = () => undefined): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<FromKeeper>) => hear(data);
  active?.postMessage(asked, [port2]);
}
