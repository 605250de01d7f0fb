import { chmod, writeFile } from 'node:fs/promises';
import Libsql from 'libsql';
import { describe, expect, it } from 'vitest';
import { storeForEachTest } from './admin-store';

const { at, give, keep } = storeForEachTest();

describe('a store that cannot be used is explained in one sentence:', () => {
  const oneSentence = (sentence: string) => ({
    code: 1,
    output: '',
    remarks: expect.stringMatching(new RegExp(`^[^\n]*${sentence}[^\n]*\n$`)),
  });

  it('one from a later version', async () => {
    await keep({});
    const database = new Libsql(at('enquiries.db'));
    database.exec('UPDATE schema_version SET version = 99');
    database.close();
    expect(await give('list')).toEqual(oneSentence('later version'));
  });

  it('a file that is not a store', async () => {
    await writeFile(at('enquiries.db'), 'This is a letter. '.repeat(1000));
    expect(await give('list')).toEqual(oneSentence('Restore it from a backup'));
  });

  it.skipIf(process.getuid?.() === 0)('one that belongs to another user', async () => {
    await keep({});
    await chmod(at('enquiries.db'), 0);
    expect(await give('list')).toEqual(oneSentence('as the user that the server runs as'));
  });
});
