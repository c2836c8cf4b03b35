/** The tarball that `/library/` offers. */
import type { APIRoute } from 'astro';
import { tarball, tarballName } from '#ui/notebook/package/tarball.ts';

export function getStaticPaths(): { params: { tarball: string } }[] {
  // It is made in a process of its own beside the pages that come first. Who asks for it hears of a failure.
  tarball().catch(() => undefined);
  return [{ params: { tarball: tarballName } }];
}

export const GET: APIRoute = async () => new Response(await tarball());
