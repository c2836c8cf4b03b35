/**
 * Writes a content security policy into each page. Astro's own `security.csp` takes its
 * hashes before `page-scripts.ts` and `set-apart.ts` change the pages, so it would forbid what they write. Scripts of
 * the page itself are allowed by their hashes; there is no `unsafe-inline` and no `unsafe-eval`, and nothing may come
 * from, or go to, another host. The frame of the notebooks has a policy of its own (`public/sandbox/box.html`).
 */
import { createHash } from 'node:crypto';
import { type BuiltSite, rewritePages } from './built-site.ts';

/** An element without `src`, whose text the browser runs or reads as a sheet. */
const INLINE = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs;
const SHEET = /<style>(.*?)<\/style>/gs;
/** Before anything that it is to judge. */
const FIRST = '<meta charset="utf-8">';

export function policy(site: BuiltSite): void {
  rewritePages(site, withPolicy);
}

/**
 * @returns the page with its policy, and its styles in one sheet: a hash is long, and does not compress
 * @throws Error when the page does not begin as ours do
 */
export function withPolicy(page: string): string {
  const html = inOneSheet(page);
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [, tag = '', about = '', text = ''] of html.matchAll(INLINE)) {
    if (tag === 'style') hashes.style.add(hashOf(text));
    else if (!/\ssrc=|\stype="application\//.test(about)) hashes.script.add(hashOf(text));
  }
  const rules = [
    "default-src 'self'",
    // The engine is WebAssembly (src/dlx/compiled).
    ["script-src 'self' 'wasm-unsafe-eval'", ...hashes.script].join(' '),
    ['style-src', ...hashes.style].join(' '),
    // Signs in stylesheets, and pictures on their way to a file.
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ];
  if (!html.includes(FIRST)) throw new Error(`A page does not say ${FIRST}`);
  return html.replace(FIRST, `${FIRST}<meta http-equiv="Content-Security-Policy" content="${rules.join('; ')}">`);
}

/** The sheet comes last in the head: fonts that are named before it are asked for while it is still on its way. */
function inOneSheet(page: string): string {
  const end = page.indexOf('</head>');
  const head = page.slice(0, end);
  const sheets = [...head.matchAll(SHEET)].map(([, css]) => css);
  return `${head.replaceAll(SHEET, '')}<style>${sheets.join('')}</style>${page.slice(end)}`;
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
