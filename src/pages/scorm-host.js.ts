/** The script of SCORM packages, which `/teach/` puts into each that it makes. */
import type { APIRoute } from 'astro';
import source from '#ui/activity/scorm-host.inline.ts?raw';
import { inlineScript } from '#ui/kit/inline-script.ts';

export const GET: APIRoute = async () => new Response(await inlineScript(source));
