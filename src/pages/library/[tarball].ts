/** The tarball that `/library/` offers. */
import type { APIRoute } from 'astro';
import { tarball } from '#ui/notebook/package/tarball.ts';

export async function getStaticPaths(): Promise<{ params: { tarball: string } }[]> {
  return [{ params: { tarball: (await tarball()).name } }];
}

export const GET: APIRoute = async () => new Response((await tarball()).bytes);
