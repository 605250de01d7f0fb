import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type MetricsServer, startMetricsServer } from './metrics-server';

const hasIPv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);

let server: MetricsServer;
let scrape: () => Promise<string>;
beforeEach(async () => {
  scrape = async () => 'up{name="ü"} 1\n';
  server = await startMetricsServer({
    host: '127.0.0.1',
    port: 0,
    scrape: () => scrape(),
    contentType: 'text/plain; version=0.0.4',
  });
});
afterEach(() => server.stop());

const request = (path: string, method = 'GET') => fetch(new URL(path, server.url), { method });

describe('the server of metrics', () => {
  it('answers a scrape with its whole text, which must not be cached', async () => {
    const answer = await request('/metrics');
    expect([answer.status, await answer.text()]).toEqual([200, 'up{name="ü"} 1\n']);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/plain; version=0.0.4',
      'content-length': '16',
      'cache-control': 'no-store',
    });
    expect((await request('/metrics?name=up')).status).toBe(200);
    const head = await request('/metrics', 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it.each(['/', '/metrics/', '/metricsx', '/a?/metrics', '/api/contact-form'])('has no %s', async (path) => {
    for (const method of ['GET', 'POST']) expect((await request(path, method)).status).toBe(404);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s, and names what it allows', async (method) => {
    const answer = await request('/metrics', method);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('answers 500 if the metrics cannot be read, and keeps running', async () => {
    const workingScrape = scrape;
    scrape = () => Promise.reject(new Error('no store'));
    const failed = await request('/metrics');
    expect([failed.status, await failed.text()]).toEqual([500, '']);
    scrape = workingScrape;
    expect((await request('/metrics')).status).toBe(200);
  });

  it('stops although a scraper is in the middle of a request', async () => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.on('error', () => {}); // the server closes the connection
    socket.write('GET /metrics HTTP/1.1\r\n');
    await (await request('/metrics')).text(); // answered after the first request has arrived
    await server.stop();
    await expect(request('/metrics')).rejects.toThrow();
    server = await startMetricsServer({ host: '127.0.0.1', port: 0, scrape, contentType: 'text/plain' });
  });

  it.skipIf(!hasIPv6)('can listen on an IPv6 address', async () => {
    const other = await startMetricsServer({ host: '::1', port: 0, scrape, contentType: 'text/plain' });
    expect((await fetch(other.url)).status).toBe(200);
    await other.stop();
  });

  it.each([
    ['is in use', () => ({ host: '127.0.0.1', port: Number(new URL(server.url).port) }), 'EADDRINUSE'],
    ['belongs to another machine', () => ({ host: '192.0.2.1', port: 0 }), 'EADDRNOTAVAIL'],
  ])('does not start at an address that %s', async (_why, address, code) => {
    await expect(startMetricsServer({ ...address(), scrape, contentType: 'text/plain' })).rejects.toThrow(
      `METRICS_ADDRESS cannot be used (${code}).`,
    );
  });
});
