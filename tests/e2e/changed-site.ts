import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { buildSite, copyOfFixture } from '../site/build-site';
import { commandLine } from '../site/run-script';

export interface ChangedSite {
  origin: string;
  /** The folder in which its receiver keeps enquiries. */
  data: string;
  stop: () => void;
}

/** Builds the fixture with other values in one of its documents, and serves it. */
export async function serveChanged(path: string, values: object): Promise<ChangedSite> {
  const copy = await copyOfFixture();
  const file = join(copy.pages, path);
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), ...values }));
  return serveBuilt(copy);
}

/** Builds a site from its documents, and serves it. */
export async function serveBuilt(copy: { pages: string; out: string }): Promise<ChangedSite> {
  const { status, output } = await buildSite(copy);
  expect(status, output).toBe(0);
  const data = join(copy.out, '../data');
  const server = spawn(process.execPath, [...commandLine('serve')], {
    env: { ...process.env, SITE: copy.out, DATA: data, PORT: '0' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let origin: string | undefined;
  while (!origin) {
    const [said] = await once(server.stderr, 'data');
    origin = /http:\/\/localhost:\d+/.exec(String(said))?.[0];
  }
  return { origin, data, stop: () => void server.kill() };
}
