import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The path to which a page reports its complaints. */
const reportPath = '/complaints-of-the-page';

/**
 * Runs before everything else in a page. Complaints are sent synchronously, so that all of them have arrived before a
 * test can ask the page for anything else.
 */
const reporter = `{
  const report = (...words) => {
    const request = new XMLHttpRequest();
    request.open('POST', '${reportPath}', false);
    request.send(words.map(String).join(' '));
  };
  for (const level of ['error', 'warn']) {
    const say = console[level];
    console[level] = (...words) => { report(...words); say.apply(console, words); };
  }
  let isLeaving = false; // what is still being loaded is then cut off: no browser complains of that
  addEventListener('beforeunload', () => { isLeaving = true; });
  addEventListener('error', ({ target, message }) => {
    if (target === window) report(message);
    else if (!isLeaving) report('could not load', target.currentSrc || target.src || target.href);
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(violatedDirective, 'forbids', blockedURI));
}`;
const reporterHash = createHash('sha256').update(reporter).digest('base64');

/** A proxy for a browser whose console cannot be read from outside: it adds a script to each page that reports it. */
export async function startComplainingProxy() {
  const complaints: string[] = [];
  const server = createServer(async (request, response) => {
    const { pathname, hostname, port, search } = new URL(request.url ?? '');
    if (pathname === reportPath) {
      const chunks: Uint8Array[] = [];
      for await (const chunk of request) chunks.push(chunk);
      complaints.push(Buffer.concat(chunks).toString());
      return void response.end();
    }
    const { method, headers } = request;
    const path = pathname + search;
    const plain = { ...headers, 'accept-encoding': 'identity' };
    const passedOn = send({ hostname, port, method, path, headers: plain }, async (answer) => {
      const status = answer.statusCode ?? 500;
      if (!answer.headers['content-type']?.startsWith('text/html')) {
        response.writeHead(status, answer.headers);
        return void answer.pipe(response);
      }
      const chunks: Uint8Array[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      const html = Buffer.concat(chunks).toString().replace('<head>', `$&<script>${reporter}</script>`);
      const { 'content-length': _length, 'content-security-policy': policy, ...others } = answer.headers;
      const allowing = String(policy).replace('script-src ', `$&'sha256-${reporterHash}' `);
      response.writeHead(status, { ...others, 'content-security-policy': allowing });
      response.end(method === 'HEAD' ? undefined : html);
    });
    passedOn.on('error', () => response.destroy());
    request.pipe(passedOn);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    complaints,
    address: `127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
