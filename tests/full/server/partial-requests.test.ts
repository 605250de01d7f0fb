import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { openConnection } from '../../../bench/load/connection';
import { payloadOf, postOf } from '../../../bench/load/enquiry-request';
import { programOfTests } from './program';
import { serversOfTests } from './server-of-tests';

const start = serversOfTests(programOfTests());
const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

/** Sends the beginning of a request from 127.0.0.1, and resolves when it is sent. */
function beginRequest(port: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => {
      socket.write('POST /api/contact-form HTTP/1.1\r\nHost: localhost\r\nX-', () => resolve());
    });
    socket.on('error', () => resolve()); // the server may close the connection at once
    socket.resume();
    open.push(socket);
  });
}

/** One visitor's post over a connection of its own. */
async function visit(port: number, number: number): Promise<number> {
  const connection = await openConnection(port, '127.0.0.2');
  const { status } = await connection.send(postOf(payloadOf(`visitor ${number}`)));
  connection.socket.destroy();
  return status;
}

// Visitors connect from 127.0.0.2, which Linux has without being configured.
it.runIf(process.platform === 'linux')(
  '2,100 slow requests from one address do not block visitors',
  async () => {
    const { port } = await start({ CONNECTIONS_PER_ADDRESS: '256' });
    await Promise.all(Array.from({ length: 2100 }, () => beginRequest(port)));
    const visitors = 300;
    const statuses: number[] = [];
    for (let number = 0; number < visitors; number += 1) statuses.push(await visit(port, number));
    expect(statuses).toEqual(Array(visitors).fill(200));
  },
);
