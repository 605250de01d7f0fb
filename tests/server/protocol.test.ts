import { once } from 'node:events';
import { connect, Server } from 'node:net';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openConnection } from '../../bench/load/connection';
import { freePort } from '../../bench/load/free-port';
import { readAnswer } from '../../bench/load/read-answer';
import { type ListenOptions, listen, type RunningServer } from '../../server/listen';

const headers = { 'X-Content-Type-Options': 'nosniff' };
const app = new Hono()
  .get('/', (context) => context.text('Hello'))
  .post('/whole', async (context) => context.text(await context.req.text()))
  .post('/stream', async (context) => context.text(await new Response(context.req.raw.body).text()))
  .post('/unread', (context) => context.text('Too large', 413));

let port: number;
let server: RunningServer;
const start = async (options: Partial<ListenOptions> = {}) => {
  port = await freePort();
  server = await listen(app, { port, host: '127.0.0.1', headers: () => headers, ...options });
};

/** Sends bytes, and reads until the server ends the connection. */
async function ask(bytes: string) {
  const socket = connect({ port, host: '127.0.0.1' });
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.write(bytes);
  await once(socket, 'end');
  return readAnswer(Buffer.concat(chunks), true)?.answer;
}

afterEach(() => server.stop());

describe('a request', () => {
  beforeEach(() => start());

  it.each(['GET / HTTP/1.0\r\n\r\n', 'GET / HTTP/1.0\r\nHost: localhost\r\n\r\n'])(
    'of HTTP/1.0 needs no Host: %j',
    async (request) => {
      expect(await ask(request)).toMatchObject({ status: 200, body: 'Hello' });
    },
  );

  const end = 'Connection: close\r\n\r\n';
  it.each([
    ['without the Host that HTTP/1.1 asks for', `GET / HTTP/1.1\r\n${end}`, 400],
    ['with two Hosts', `GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n${end}`, 400],
    ['with a Host that is not one', `GET / HTTP/1.1\r\nHost: a b\r\n${end}`, 400],
    ['with an address that is not one', `GET http://[ HTTP/1.1\r\nHost: localhost\r\n${end}`, 400],
    ['that expects what is not possible', `GET / HTTP/1.1\r\nHost: localhost\r\nExpect: tea\r\n${end}`, 417],
    ['that is not HTTP', 'Hello\r\n\r\n', 400],
    ['with too many headers', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n${end}`, 431],
  ])('%s is refused with a problem and the headers of the site', async (_what, request, status) => {
    const answer = await ask(request);
    expect(answer?.status).toBe(status);
    expect(JSON.parse(answer?.body ?? '')).toEqual({ problem: expect.any(String) });
    expect(answer?.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('a request that asks before it sends its body (Expect: 100-continue)', () => {
  beforeEach(() => start());

  /**
   * The status lines, `Connection` headers and bodies that come. The client sends its body at the first thing it gets.
   */
  async function converse(path: string, framing: string, body: string) {
    const socket = connect({ port, host: '127.0.0.1' });
    let received = '';
    socket.on('data', (chunk) => {
      if (received === '') socket.write(body);
      received += chunk;
    });
    const head = ['Host: localhost', 'Expect: 100-continue', framing, 'Connection: close'];
    socket.write([`POST ${path} HTTP/1.1`, ...head, '', ''].join('\r\n'));
    await once(socket, 'close');
    return received
      .split('\r\n')
      .filter((line) => /^HTTP|^Connection|^[a-z]+$/i.test(line.split(':')[0] ?? ''));
  }

  it.each([
    ['/whole', 'Content-Length: 5', 'Hello'],
    ['/stream', 'Transfer-Encoding: chunked', '5\r\nHello\r\n0\r\n\r\n'],
  ])('is told to go on as soon as a handler asks for its body: %s', async (path, framing, body) => {
    const lines = await converse(path, framing, body);
    expect(lines[0]).toBe('HTTP/1.1 100 Continue');
    expect(lines[1]).toBe('HTTP/1.1 200 OK');
    expect(lines).toContain('Hello');
  });

  it('is refused before it sends a body that is not read, and the connection ends', async () => {
    const lines = await converse('/unread', 'Content-Length: 500000', '');
    expect(lines[0]).toBe('HTTP/1.1 413 Payload Too Large');
    expect(lines).toContain('Connection: close');
    expect(lines.join()).not.toContain('100 Continue');
  });
});

describe('connections from one address', () => {
  beforeEach(() => start({ connectionsPerAddress: 3 }));

  /** The answer to a connection that sends no request: only one beyond the limit gets any. */
  const refused = () => ask('');

  it('are answered and closed beyond the limit', async () => {
    const connections = await Promise.all([1, 2, 3].map(() => openConnection(port)));
    const answer = await refused();
    expect(answer).toMatchObject({ status: 503, body: expect.stringContaining('too many connections') });
    expect(answer?.headers.get('connection')).toBe('close');
    expect(answer?.headers.get('x-content-type-options')).toBe('nosniff');
    for (const connection of connections) {
      expect((await connection.send('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')).status).toBe(200);
      connection.socket.destroy();
    }
  });

  it('are counted until they are closed', async () => {
    for (let round = 0; round < 5; round += 1) {
      const connections = await Promise.all([1, 2, 3].map(() => openConnection(port)));
      expect((await refused())?.status).toBe(503);
      for (const { socket } of connections) socket.destroy();
      await expect
        .poll(async () => {
          const connection = await openConnection(port);
          const { status } = await connection.send(
            'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
          );
          connection.socket.destroy();
          return status;
        })
        .toBe(200);
    }
  });

  // macOS has no address 127.0.0.2 unless somebody adds it.
  it.runIf(process.platform === 'linux')('do not use up the connections for other addresses', async () => {
    const connections = await Promise.all([1, 2, 3].map(() => openConnection(port)));
    const other = await openConnection(port, '127.0.0.2');
    expect((await other.send('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')).status).toBe(200);
    for (const { socket } of [...connections, other]) socket.destroy();
  });
});

it('a server goes on after connections that could not be accepted, and reports them', async () => {
  const listening = vi.spyOn(Server.prototype, 'listen');
  const onError = vi.fn();
  await start({ onError });
  const netServer = listening.mock.contexts.at(-1) as Server;
  listening.mockRestore();
  // As Node.js does for each connection while too many files are open.
  for (const code of ['EMFILE', 'EMFILE']) netServer.emit('error', Object.assign(new Error(code), { code }));
  expect(onError).toHaveBeenCalledTimes(2);
  expect((await ask('GET / HTTP/1.0\r\n\r\n'))?.status).toBe(200);
});
