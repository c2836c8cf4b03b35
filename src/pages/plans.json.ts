// The addresses of what the plans show, in order: on the wall, “On” goes to the next.
import type { APIRoute } from 'astro';
import { planPaths } from '#ui/site/teach/plans.ts';

export const GET: APIRoute = () => new Response(JSON.stringify(planPaths()));
