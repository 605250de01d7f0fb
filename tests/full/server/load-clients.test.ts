import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { startLoadClients } from '../../../bench/load/load-clients';

/** A program that listens, accepts nothing and is killed after 200 ms: the system resets the connections it holds. */
const killedListener = `
  const server = require('node:net').createServer();
  server.listen(0, '127.0.0.1', () => {
    require('node:fs').writeSync(1, String(server.address().port));
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    process.kill(process.pid, 'SIGKILL');
  });`;

it('a connection that is reset before it was opened counts as refused: no request was sent on it', async () => {
  const listener = spawn(process.execPath, ['-e', killedListener], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(listener.stdout, 'data');
  const giveUp = new AbortController();
  const clients = startLoadClients(Number(port), 1, giveUp.signal);
  await new Promise<void>((resolve) => process.nextTick(resolve)); // the connection is requested by now
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600); // and reset before Node hears that it is open
  giveUp.abort(); // it does not try again
  expect(await clients.finish()).toMatchObject({ refused: 1, cutOff: 0 });
});
