import { describe, expect, it } from 'vitest';
import { openConnection } from '../../../bench/load/connection';
import { payloadOf, postOf } from '../../../bench/load/enquiry-request';
import { programOfTests } from './program';
import { serversOfTests } from './server-of-tests';

const start = serversOfTests(programOfTests());
const limits = {
  TRUSTED_PROXIES: '1',
  ENQUIRIES_PER_MINUTE_AND_ADDRESS: '60',
  ENQUIRIES_PER_MINUTE: '1200',
};

/** Sends a post for each address, one after another as through one proxy. Gives how many answers had which status. */
async function send(port: number, posts: readonly { from: string; payload: unknown }[]) {
  const connection = await openConnection(port);
  const statuses: Record<string, number> = {};
  for (const { from, payload } of posts) {
    const { status } = await connection.send(postOf(payload, undefined, [`X-Forwarded-For: ${from}`]));
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  connection.socket.destroy();
  return statuses;
}

describe('the limits on posts', () => {
  it('block junk from the networks of one customer, and no visitors', async () => {
    const { port } = await start(limits);
    const junk = Array.from({ length: 1260 }, (_, number) => ({
      from: `2001:db8:0:${(number % 256).toString(16)}::1`,
      payload: {},
    }));
    // The 256 networks are a /56, which may post twice as often as one address.
    expect(await send(port, junk)).toEqual({ 422: 120, 429: 1140 });
    // The second and the third are in other networks of the same /48 and of the same /32.
    const visitors = ['192.0.2.1', '2001:db8:0:100::1', '2001:db8:1::1'];
    const posts = visitors.map((from) => ({ from, payload: payloadOf(from) }));
    expect(await send(port, posts)).toEqual({ 200: 3 });
  });

  it('apply to an address with any port that the proxy adds', async () => {
    const { port } = await start(limits);
    const posts = Array.from({ length: 80 }, (_, number) => ({
      from: `192.0.2.1:${50_000 + number}`,
      payload: payloadOf(`Patel ${number}`),
    }));
    expect(await send(port, posts)).toEqual({ 200: 60, 429: 20 });
  });
});
