import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  chmod,
  copyFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startPostgres } from '../../scripts/trials/postgres';
import type { NewEnquiry } from '../../server/store/enquiry';
import { openStore } from '../../server/store/open-store';
import type { Store } from '../../server/store/store';
import { exampleEnquiry, examplePayload } from './example-enquiry';
import { giveCommand, giveCommandUntilSomeOutput } from './staff-process';

let root: string;
let folder: string;
const give = (words: string, environment: Readonly<Record<string, string>> = {}, input?: string) =>
  giveCommand(words.split(' ').filter(Boolean), { DATA: folder, ...environment }, input);

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'staff-'));
});
afterAll(() => rm(root, { recursive: true }));
beforeEach(async () => {
  folder = await mkdtemp(join(root, 'data-'));
});

async function withStore<T>(work: (store: Store) => Promise<T>, address?: string): Promise<T> {
  const store = await openStore(folder, address);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

const keep = (...enquiries: Partial<NewEnquiry>[]) =>
  withStore((store) => Promise.all(enquiries.map((rest) => store.keep(exampleEnquiry(rest)))));

const idsKept = (): Promise<string[]> =>
  withStore(async (store) => {
    const ids: string[] = [];
    for await (const { id } of store.list()) ids.push(id);
    return ids;
  });

/** Reads CSV as RFC 4180 has it. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',') rows.push([]);
  }
  return rows.slice(0, -1);
}

describe('a command that is none', () => {
  it.each(['', 'purge --older-than 12w'])('is answered by the help: “%s”', async (words) => {
    const { code, output, remarks } = await give(words);
    expect([code, output]).toEqual([2, '']);
    expect(remarks).toContain('Usage: npm run enquiries -- <command>');
  });

  it('with settings that are wrong is told which', async () => {
    const { code, remarks } = await give('list', { ENQUIRIES_DATABASE_URL: 'mysql://x' });
    expect([code, remarks]).toEqual([1, expect.stringContaining('ENQUIRIES_DATABASE_URL')]);
  });
});

describe('where nothing has been received yet', () => {
  it.each(['list', 'export --csv', 'dead', 'purge --older-than 1d --dry-run'])(
    'it is said, and no store is made: %s',
    async (words) => {
      const { code, output, remarks } = await give(words);
      expect([code, output]).toEqual([0, '']);
      expect(remarks).toContain(`there is no ${join(folder, 'enquiries.db')}`);
      expect(await readdir(folder)).toEqual([]);
    },
  );

  it('a backup has failed', async () => {
    const { code } = await give(`backup ${join(root, 'nothing.db')}`);
    expect([code, existsSync(join(root, 'nothing.db'))]).toEqual([1, false]);
  });
});

describe('list', () => {
  it('shows who wrote, when, and what for, the newest last', async () => {
    await keep(
      { id: 'second', received: '2026-11-21T11:00:00.000Z', quarantine: 'too-quick' },
      { id: 'first', payload: { ...examplePayload, name: 'नमिता', lastName: 'of a name that is very long' } },
    );
    const { code, output } = await give('list');
    expect(code).toBe(0);
    expect(output).toMatchInlineSnapshot(`
      "received (UTC)    form            name                      purpose
      2026-11-21 10:00  contact-form    नमिता of a name that is v…  University Admission
      2026-11-21 11:00  contact-form    Asha Patel                University Admission        set aside (too-quick) second
      "
    `);
  });

  it('shows only the last, or only what was set aside', async () => {
    await keep(
      ...Array.from({ length: 30 }, (_, number) => ({
        id: `number ${number}`,
        received: new Date(Date.UTC(2026, 10, 21, 10, number)).toISOString(),
        quarantine: number % 2 ? undefined : ('honeypot' as const),
      })),
    );
    const ids = async (words: string) =>
      (await give(words)).output
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).id);
    expect(await ids('list --json --limit 2')).toEqual(['number 28', 'number 29']);
    expect(await ids('list --json --limit 2 --quarantine')).toEqual(['number 26', 'number 28']);
    expect(await ids('list --json')).toHaveLength(30);
  });

  it('says that there is nothing, but not to a program', async () => {
    await keep();
    expect((await give('list')).output).toBe('There are no enquiries.\n');
    expect((await give('list --quarantine')).output).toBe('Nothing is set aside.\n');
    expect((await give('list --json')).output).toBe('');
  });
});

describe('export', () => {
  const values = {
    name: '=1+1',
    lastName: '+cmd|’ /C calc’!A0',
    email: 'asha@example.com',
    mobileNumber: '+91 98765 43210',
    city: '-2+3',
    citys: '@SUM(A1:A9)',
    purpose: 'University Admission',
  };

  it('has the fields of the forms in their order, and those of older enquiries behind them', async () => {
    const consent = { version: '2026-11', text: 'We keep it for two years.' };
    await keep(
      { id: 'one', consent, quarantine: 'honeypot' },
      {
        id: 'two',
        received: '2026-11-21T10:00:01.000Z',
        payload: { fax: '1', constructor: '2', city: 'Goa' },
      },
    );
    const { code, output } = await give('export --csv');
    expect(code).toBe(0);
    expect(output).toBe(
      [
        '\ufeffid,received,form,quarantine,consent version,name,lastName,email,mobileNumber,city,citys,purpose,fax,constructor',
        'one,2026-11-21T10:00:00.000Z,/api/contact-form,honeypot,2026-11,Asha,Patel,asha@example.com,98765 43210,Surat,Ireland,University Admission,,',
        'two,2026-11-21T10:00:01.000Z,/api/contact-form,,,,,,,Goa,,,1,2',
        '',
      ].join('\r\n'),
    );
  });

  it('has a field that was added to a form', async () => {
    const pages = join(folder, 'pages');
    await mkdir(pages);
    await cp('pages-json/_forms', join(pages, '_forms'), { recursive: true });
    const file = join(pages, '_forms/consultation.json');
    const form = JSON.parse(await readFile(file, 'utf8'));
    form.fields.splice(1, 0, { id: 'title', name: 'title', type: 'text', label: 'Title' });
    await writeFile(file, JSON.stringify(form));
    await keep({});
    const { output } = await give('export --csv', { PAGES: pages });
    expect(readCsv(output.slice(1))[0]?.slice(5, 8)).toEqual(['name', 'title', 'lastName']);
  });

  it('runs no formula in a spreadsheet program, and keeps everything else as it was written', async () => {
    const lines = 'He said “yes”, "no";\r\n=HYPERLINK("x")\n- one, two\tनमस्ते दुनिया 👩‍🎓';
    await keep(
      { payload: values },
      {
        received: '2026-11-21T10:00:01.000Z',
        payload: {
          ...values,
          name: '\t=1+1',
          lastName: '\r=1+1',
          city: '\n=1+1',
          citys: ' =1+1',
          purpose: lines,
        },
      },
    );
    const [heading = [], first = [], second = []] = readCsv((await give('export --csv')).output.slice(1));
    const cell = (row: string[], name: string) => row[heading.indexOf(name)];
    const cells = (row: string[]) => Object.keys(values).map((name) => cell(row, name));
    expect(cells(first)).toEqual([
      "'=1+1",
      "'+cmd|’ /C calc’!A0",
      'asha@example.com',
      "'+91 98765 43210",
      "'-2+3",
      "'@SUM(A1:A9)",
      'University Admission',
    ]);
    for (const value of [...first, ...second]) expect(value).not.toMatch(/^[\s]*[=+\-@]/);
    expect(cell(second, 'purpose')).toBe(
      'He said “yes”, "no";\r\n\'=HYPERLINK("x")\n\'- one, two\tनमस्ते दुनिया 👩‍🎓',
    );
  });

  it('begins at a day', async () => {
    await keep(
      { id: 'before', received: '2026-11-20T23:59:59.999Z' },
      { id: 'after', received: '2026-11-21T00:00:00.000Z' },
    );
    const rows = readCsv((await give('export --csv --since 2026-11-21')).output.slice(1));
    expect(rows.map(([id]) => id)).toEqual(['id', 'after']);
  });

  it('goes into a new file for its owner alone, and never into one that is there', async () => {
    const file = join(folder, 'export.csv');
    await keep({});
    const done = await give(`export --csv --out ${file}`);
    expect([done.code, done.output, done.remarks]).toEqual([0, '', expect.stringContaining('1 enquiry')]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(readCsv(await readFile(file, 'utf8'))).toHaveLength(2);
    await writeFile(file, 'mine');
    const again = await give(`export --csv --out ${file}`);
    expect([again.code, again.remarks]).toEqual([1, expect.stringContaining(`${file} is there already`)]);
    expect(await readFile(file, 'utf8')).toBe('mine');
  });

  it('leaves no half of a file behind', async () => {
    const file = join(folder, 'export.csv');
    await keep({});
    const { code } = await give(`export --csv --out ${file}`, { PAGES: join(folder, 'nowhere') });
    expect([code, existsSync(file)]).toEqual([1, false]);
  });

  it('ends quietly where whoever reads has seen enough', async () => {
    await withStore(async (store) => {
      const payload = { ...examplePayload, city: 'x'.repeat(4000) };
      await Promise.all(Array.from({ length: 600 }, () => store.keep(exampleEnquiry({ payload }))));
    });
    const { code, remarks } = await giveCommandUntilSomeOutput(['export', '--csv'], { DATA: folder });
    expect([code, remarks]).toEqual([0, '']);
  });
});

describe('erase', () => {
  it('leaves nothing of an address in the files, and says how much that was', async () => {
    await keep({}, {}, { id: 'other', email: 'ravi@example.com', payload: { email: 'ravi@example.com' } });
    const { code, output, remarks } = await give('erase --email Asha@example.com');
    expect([code, remarks]).toEqual([0, '']);
    expect(output).toContain('Erased: 2 enquiries.');
    expect(output).toContain('copies of their own');
    expect(output).not.toContain('@');
    const files = await readdir(folder);
    const bytes = await Promise.all(files.map((file) => readFile(join(folder, file), 'latin1')));
    expect(bytes.join('')).not.toMatch(/asha|Patel/i);
    expect(await idsKept()).toEqual(['other']);
    expect((await give('erase --email asha@example.com')).output).toContain('Erased: no enquiry.');
  });

  it('takes the address from standard input, where no history keeps it', async () => {
    await keep({});
    const { code, output } = await give('erase --email -', {}, 'asha@example.com\n');
    expect([code, output]).toEqual([0, expect.stringContaining('Erased: 1 enquiry.')]);
    expect(output).not.toContain('history');
    expect((await give('erase --email -')).code).toBe(1);
  });
});

describe('purge', () => {
  it('says how much would be removed, and removes that', async () => {
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000 - 60_000).toISOString();
    await keep({ id: 'old', received: ago(365) }, { id: 'young', received: ago(364) });
    expect((await give('purge --older-than 365d --dry-run')).output).toContain(
      'Would be removed: 1 enquiry ',
    );
    expect(await idsKept()).toEqual(['old', 'young']);
    expect((await give('purge --older-than 365d')).output).toContain('Removed: 1 enquiry ');
    expect(await idsKept()).toEqual(['young']);
    expect((await give('purge --older-than 365d')).output).toContain('Removed: no enquiry ');
  });
});

describe('release', () => {
  const webhook = {
    ENQUIRIES_WEBHOOK_URL: 'https://example.com/hook',
    ENQUIRIES_WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}`,
  };

  it('hands on what was set aside, to the channels that are switched on', async () => {
    await keep({ id: 'one', quarantine: 'honeypot' }, { id: 'two', quarantine: 'honeypot' });
    expect(await give('release one', webhook)).toMatchObject({
      code: 0,
      output: 'Released. To be handed on to: webhook.\n',
    });
    expect((await give('release two')).output).toBe('Released. No channel is switched on.\n');
    const now = new Date().toISOString();
    const due = await withStore((store) => store.claim('2027', now, 10));
    expect(due).toMatchObject([{ enquiry: { id: 'one' }, channel: 'webhook' }]);
    expect((await give('list --quarantine')).output).toBe('Nothing is set aside.\n');
  });

  it('knows only what is set aside', async () => {
    await keep({ id: 'one' });
    const { code, remarks } = await give('release one', webhook);
    expect([code, remarks]).toEqual([1, expect.stringContaining('list --quarantine')]);
  });
});

describe('dead', () => {
  it('lists what could not be handed on, until it is tried again', async () => {
    await keep({ id: 'one', handOn: ['webhook'] });
    expect((await give('dead')).output).toBe('There is nothing that could not be handed on.\n');
    await withStore((store) => store.postpone({ id: 'one', channel: 'webhook' }, 'answered 410'));
    expect((await give('dead')).output).toMatch(/2026-11-21 10:00 {2}webhook +1 {2}one +answered 410\n$/);
    expect((await give('retry')).output).toBe('To be handed on again: 1.\n');
    expect((await give('dead')).output).toBe('There is nothing that could not be handed on.\n');
    expect((await give('retry')).output).toBe('To be handed on again: 0.\n');
  });
});

describe('backup', () => {
  it('is a whole store in a new file for its owner alone', async () => {
    const file = join(folder, 'backup.db');
    await keep({ id: 'one' }, { id: 'two', received: '2026-11-21T10:00:01.000Z' });
    expect((await give(`backup ${file}`)).code).toBe(0);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const again = await give(`backup ${file}`);
    expect([again.code, again.remarks]).toEqual([1, expect.stringContaining('is there already')]);
    // Restored as docs/enquiries.md has it: put in the place of the file.
    await give('erase --email asha@example.com');
    expect(await idsKept()).toEqual([]);
    await copyFile(file, join(folder, 'enquiries.db'));
    expect(await idsKept()).toEqual(['one', 'two']);
  });

  it('leaves no half of a file behind', async () => {
    await keep({});
    const file = join(folder, 'nowhere/backup.db');
    const { code, remarks } = await give(`backup ${file}`);
    expect([code, remarks]).toEqual([1, expect.stringContaining(`There is no ${file}`)]);
  });
});

describe('a store that cannot be used', () => {
  const oneSentence = (sentence: string) => ({
    code: 1,
    output: '',
    remarks: expect.stringMatching(new RegExp(`^[^\n]*${sentence}[^\n]*\n$`)),
  });

  it('is of a later version', async () => {
    await keep({});
    const database = new Libsql(join(folder, 'enquiries.db'));
    database.exec('UPDATE schema_version SET version = 99');
    database.close();
    expect(await give('list')).toEqual(oneSentence('later version'));
  });

  it('is locked by another program, for longer than one waits', async () => {
    await keep({});
    const database = new Libsql(join(folder, 'enquiries.db'));
    database.exec('BEGIN EXCLUSIVE');
    expect(await give('list')).toEqual(oneSentence('locked'));
    database.close();
  });

  it('is no store', async () => {
    await writeFile(join(folder, 'enquiries.db'), 'This is a letter. '.repeat(1000));
    expect(await give('list')).toEqual(oneSentence('restore it from a backup'));
  });

  it.skipIf(process.getuid?.() === 0)('is another user’s', async () => {
    await keep({});
    await chmod(join(folder, 'enquiries.db'), 0);
    expect(await give('list')).toEqual(oneSentence('as the user that the server runs as'));
  });
});

describe('a store in PostgreSQL', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let environment: { ENQUIRIES_DATABASE_URL: string };
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 60_000);
  afterAll(() => postgres.stop(), 60_000);
  beforeEach(async () => {
    const address = await postgres.createDatabase(`staff_${randomUUID().replaceAll('-', '')}`);
    environment = { ENQUIRIES_DATABASE_URL: address };
  });

  it('is listed, exported, erased and purged by the same commands', async () => {
    const old = { id: 'old', email: 'ravi@example.com', received: '2020-01-01T00:00:00.000Z' };
    await withStore(async (store) => {
      for (const rest of [old, { id: 'new' }]) await store.keep(exampleEnquiry(rest));
    }, environment.ENQUIRIES_DATABASE_URL);
    const lines = (await give('list --json', environment)).output.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).id)).toEqual(['old', 'new']);
    expect(readCsv((await give('export --csv', environment)).output)).toHaveLength(3);
    expect((await give('purge --older-than 365d', environment)).output).toContain('Removed: 1 enquiry ');
    expect((await give('erase --email asha@example.com', environment)).output).toContain(
      'Erased: 1 enquiry.',
    );
    expect((await give('list', environment)).output).toBe('There are no enquiries.\n');
    expect(await readdir(folder)).toEqual([]);
  });

  it('is backed up by its own tool', async () => {
    const { code, remarks } = await give(`backup ${join(folder, 'backup.db')}`, environment);
    expect([code, remarks]).toEqual([1, expect.stringContaining('pg_dump')]);
    expect(remarks).not.toContain('secret');
  });

  it('that is away, or refuses, is told in one sentence without its address', async () => {
    const { ENQUIRIES_DATABASE_URL: address } = environment;
    const sentences = await Promise.all(
      [address.replace(/:\d+\//, ':1/'), address.replace('staff_', 'gone_')].map(async (wrong) => {
        const { code, remarks } = await give('list', { ENQUIRIES_DATABASE_URL: wrong });
        return [code, remarks];
      }),
    );
    expect(sentences).toEqual([
      [1, 'PostgreSQL does not answer. (ECONNREFUSED)\n'],
      [1, expect.stringMatching(/^PostgreSQL refuses this user or this database.*\(3D000\)\n$/)],
    ]);
  });
});
