/**
 * The built site at the end of a slow line: each script comes late, each by another time, so that what
 * is fetched at a press comes in another order than on one's own machine.
 */
import { createServer, request } from 'node:http';
import { preview } from 'astro';

const port = Number(process.env['PORT'] ?? 4331);
/** The most that a script comes late, in milliseconds. */
const latest = Number(process.env['LATE'] ?? 160);

const site = await preview({ server: { port: port + 1 }, logLevel: 'error' });

createServer((asked, answer) => {
  const { url: path = '/', method, headers } = asked;
  const forward = (): void => {
    const onwards = request({ port: site.port, path, method, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    onwards.on('error', () => answer.destroy());
    asked.pipe(onwards);
  };
  if (path.endsWith('.js')) setTimeout(forward, Math.random() * latest);
  else forward();
}).listen(port);
