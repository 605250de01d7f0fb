import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteConfig } from '../../../bench/load/server-config';
import type { ServerConfig } from '../../../src/compiled';
import { examplePayload } from '../../server/example-enquiry';
import { programOfTests } from './program';
import { serversOfTests } from './server-of-tests';

const start = serversOfTests(programOfTests());

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'without-words-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts the server on what a build has written. */
async function startOn(config: ServerConfig) {
  const file = join(folder, '_server.json');
  await writeFile(file, JSON.stringify(config));
  return { file, ...(await start({ SERVER_CONFIG: file })) };
}

const reports = (said: string) => said.split('\n').filter((line) => line.includes('build_without_words'));

const post = (port: number, fields: object) =>
  fetch(`http://127.0.0.1:${port}/api/contact-form`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'fill-time': '45000' },
    body: JSON.stringify(fields),
  });

describe('a server on a build by an earlier version, which has no words', () => {
  it('says so once, with what to do, and keeps enquiries all the same', async () => {
    const { words: _words, ...without } = await siteConfig();
    const { file, port, said } = await startOn(without);
    expect(reports(said()).map((line) => JSON.parse(line))).toEqual([
      {
        time: expect.any(String),
        level: 'error',
        event: 'build_without_words',
        message: `${file} has no words, so mails and answers show their names. Build the site again.`,
      },
    ]);
    expect((await post(port, examplePayload)).status).toBe(200);
    expect((await post(port, { ...examplePayload, email: 'none' })).status).toBe(422);
    expect(reports(said())).toHaveLength(1);
  });

  it('has nothing to say of it where there is no form', async () => {
    const { words: _words, ...without } = await siteConfig();
    const { said } = await startOn({ ...without, forms: [] });
    expect(reports(said())).toEqual([]);
  });
});

it('a server on a build of today does not miss any words', async () => {
  const { said } = await startOn(await siteConfig());
  expect(reports(said())).toEqual([]);
});
