import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorCode } from '../../server/error-code';
import type { CurrentBuild } from '../../server/site/build';
import { followBuild } from '../../server/site/follow-build';
import type { ServerConfig } from '../../src/compiled';

let folder: string;
let file: string;
let failures: unknown[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'follow-build-'));
  file = join(folder, '_server.json');
  failures = [];
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

const config = (id: string): ServerConfig => ({
  id,
  language: 'en',
  headers: [],
  redirects: [],
  thankYou: '',
  forms: [],
});

/** As a build puts it there: in one go. */
async function write(text: string) {
  await writeFile(`${file}.next`, text);
  await rename(`${file}.next`, file);
}

const follow = () => followBuild(file, (error) => failures.push(error));

/** The build that is in use after the next check. */
async function idAfterASecond(currentBuild: CurrentBuild): Promise<string> {
  vi.advanceTimersByTime(1_000);
  await expect.poll(() => vi.getTimerCount()).toBe(1); // the check has ended, and the one after it is scheduled
  return currentBuild().id;
}

describe('a server', () => {
  it('uses a new build within a second, without a restart', async () => {
    await write(JSON.stringify(config('one')));
    const currentBuild = await follow();
    await write(JSON.stringify(config('two')));
    expect(currentBuild().id).toBe('one');
    expect(await idAfterASecond(currentBuild)).toBe('two');
  });

  it('keeps the previous build while the file is missing or damaged', async () => {
    await write(JSON.stringify(config('one')));
    const currentBuild = await follow();
    await rm(file);
    expect(await idAfterASecond(currentBuild)).toBe('one');
    await write('{');
    expect(await idAfterASecond(currentBuild)).toBe('one');
    expect(failures.map(errorCode)).toEqual(['BUILD_MISSING', 'BUILD_DAMAGED']); // the log names nothing else
    await write(JSON.stringify(config('two')));
    expect(await idAfterASecond(currentBuild)).toBe('two');
  });

  it('does not start without a build, and says what to do', async () => {
    await expect(follow()).rejects.toThrow(/_server\.json does not exist\. Run `npm run build`/);
    await write('{}');
    await expect(follow()).rejects.toThrow(/_server\.json is damaged\. Run `npm run build` again/);
  });
});
