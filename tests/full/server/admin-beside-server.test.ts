import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort } from '../../../bench/load/free-port';
import { examplePayload } from '../../server/example-enquiry';
import { siteConfigFile } from '../../server/site-config';
import { runCommand } from './admin-process';

let folder: string;
let address: string;
let server: ChildProcess;

/** The server as it runs for visitors, without a site. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'beside-'));
  const port = String(await freePort());
  const limits = { ENQUIRIES_PER_MINUTE: '1000000', ENQUIRIES_PER_MINUTE_AND_ADDRESS: '1000000' };
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: {
      PATH: process.env.PATH,
      DATA: folder,
      SITE: 'none',
      SERVER_CONFIG: siteConfigFile,
      PORT: port,
      BACKUP_FOLDER: join(folder, 'scheduled'),
      ...limits,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await once(createInterface(child.stderr), 'line');
  address = `http://127.0.0.1:${port}/api/contact-form`;
  server = child;
});
afterEach(async () => {
  if (server.exitCode === null) await stop();
  await rm(folder, { recursive: true });
});

async function stop(): Promise<number | null> {
  const closed = once(server, 'close');
  server.kill('SIGTERM');
  return (await closed)[0];
}

const post = (payload: object) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'fill-time': '45000' },
    body: JSON.stringify({ ...examplePayload, ...payload }),
  });

it('the admin CLI and visitors use the same store at the same time', async () => {
  const restored = join(folder, 'restored'); // a second store
  const scheduled = { DATA: folder, BACKUP_FOLDER: join(folder, 'scheduled') };
  const give = (words: string, data = folder) => runCommand(words.split(' '), { DATA: data });
  const answered = new Map<number, number>();
  let sent = 0;
  let isOver = false;
  const visitor = async () => {
    while (!isOver) {
      sent += 1;
      const city = `City ${sent}`;
      const { status } = await post({ city, email: `person${sent}@example.com` });
      answered.set(status, (answered.get(status) ?? 0) + 1);
    }
  };
  await post({ city: 'Old', email: 'erased@example.com' });
  const visitors = Promise.all([visitor(), visitor(), visitor()]);

  const commands = [
    `backup ${join(folder, 'copy.db.gz')}`,
    'list --limit 3',
    `export --csv --out ${join(folder, 'export.csv')}`,
    'erase --email erased@example.com',
    'purge --older-than 1d',
  ];
  // The server has made a scheduled backup too, in BACKUP_FOLDER.
  const made = async () => (await runCommand(['backups'], scheduled)).output;
  await expect.poll(made).toMatch(/valid: enquiries: \d+/);
  for (const command of commands) expect([command, (await give(command)).code]).toEqual([command, 0]);
  isOver = true;
  await visitors;

  expect([...answered]).toEqual([[200, sent]]);
  expect(await stop()).toBe(0);
  const cities = async (data: string) => {
    const lines = (await give('list --json', data)).output.trim().split('\n');
    return lines.map((line) => JSON.parse(line).payload.city as string);
  };
  const kept = await cities(folder);
  expect(kept).toHaveLength(sent);
  expect(new Set(kept).size).toBe(sent);
  expect(kept).not.toContain('Old');
  // The backup is of one moment: it has the enquiry that was erased later, and of the others those that had come.
  expect((await give(`restore ${join(folder, 'copy.db.gz')}`, restored)).code).toBe(0);
  const [first, ...others] = await cities(restored);
  expect(first).toBe('Old');
  expect(kept).toEqual(expect.arrayContaining(others));
});
