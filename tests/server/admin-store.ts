import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { NewEnquiry } from '../../server/store/enquiry';
import { openStore } from '../../server/store/open-store';
import type { Store } from '../../server/store/store';
import { exampleEnquiry } from './example-enquiry';
import { runCommand } from './run-command';

/** A folder for the store, new for each test, and the admin CLI on it. */
export function storeForEachTest() {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'admin-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function withStore<T>(work: (store: Store) => Promise<T>, databaseUrl?: string): Promise<T> {
    const store = await openStore(folder, databaseUrl);
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  }

  return {
    /** The path of a file in the folder. */
    at: (name: string) => join(folder, name),
    /** Runs a command outside of a terminal, with these settings and this standard input. */
    give: (words: string, environment: Readonly<Record<string, string>> = {}, input?: string) =>
      runCommand(words.split(' ').filter(Boolean), { DATA: folder, ...environment }, input),
    /** Runs a command at a terminal, where `typed` is entered in answer to its questions. */
    answer: (words: string, typed: string) =>
      runCommand(words.split(' '), { DATA: folder }, typed, { isTTY: true }),
    withStore,
    keep: (...enquiries: Partial<NewEnquiry>[]) =>
      withStore((store) => Promise.all(enquiries.map((rest) => store.keep(exampleEnquiry(rest))))),
    idsKept: () =>
      withStore(async (store) => {
        const ids: string[] = [];
        for await (const { id } of store.list()) ids.push(id);
        return ids;
      }),
    /** The bytes in the files of the store, in use or not. */
    async bytesKept() {
      const files = await readdir(folder);
      return (await Promise.all(files.map((file) => readFile(join(folder, file), 'latin1')))).join('');
    },
  };
}
