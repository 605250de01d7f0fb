import { existsSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { openSqlite } from '../../server/store/sqlite';
import { storeForEachTest } from './admin-store';
import { readCsv } from './read-csv';
import { siteConfigFile } from './site-config';

const { at, give, keep } = storeForEachTest();

describe('export', () => {
  const values = {
    name: '=1+1',
    lastName: '+cmd|’ /C calc’!A0',
    email: 'asha@example.com',
    mobileNumber: '+91 98765 43210',
    city: '-2+3',
    country: '@SUM(A1:A9)',
    purpose: 'Luggage Transport',
  };

  it('has the fields of the forms in order, followed by fields that no form has any more', async () => {
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
        '\ufeffid,received,form,quarantine,consent version,name,lastName,email,mobileNumber,city,country,purpose,fax,constructor',
        'one,2026-11-21T10:00:00.000Z,/api/contact-form,honeypot,2026-11,Asha,Patel,asha@example.com,9876543210,Surat,Iceland,Luggage Transport,,',
        'two,2026-11-21T10:00:01.000Z,/api/contact-form,,,,,,,Goa,,,1,2',
        '',
      ].join('\r\n'),
    );
  });

  it('has each column once, whatever fields are named', async () => {
    await keep({ payload: { id: '4711', received: 'on Monday', form: '7b', name: 'Asha' } });
    const { output } = await give('export --csv');
    const [columns = [], row = []] = readCsv(output.slice(1)); // without the byte order mark
    expect(new Set(columns).size).toBe(columns.length);
    const cellOf = (column: string) => row[columns.indexOf(column)];
    expect(['fields.id', 'fields.received', 'fields.form', 'name'].map(cellOf)).toEqual([
      '4711',
      'on Monday',
      '7b',
      'Asha',
    ]);
    expect(cellOf('form')).toBe('/api/contact-form');
  });

  it('includes a field that was added to a form', async () => {
    const config = JSON.parse(await readFile(siteConfigFile, 'utf8'));
    config.forms[0].fields.splice(1, 0, { id: 'title', name: 'title', type: 'text', label: 'Title' });
    const file = at('with-title.json');
    await writeFile(file, JSON.stringify(config));
    await keep({});
    const { output } = await give('export --csv', { SERVER_CONFIG: file });
    expect(readCsv(output.slice(1))[0]?.slice(5, 8)).toEqual(['name', 'title', 'lastName']);
  });

  it('cannot run a formula in a spreadsheet program, and keeps everything else as it was written', async () => {
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
          country: ' =1+1',
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
      'Luggage Transport',
    ]);
    for (const value of [...first, ...second]) expect(value).not.toMatch(/^[\s]*[=+\-@]/);
    expect(cell(second, 'purpose')).toBe(
      'He said “yes”, "no";\r\n\'=HYPERLINK("x")\n\'- one, two\tनमस्ते दुनिया 👩‍🎓',
    );
  });

  it.each(['a\nb', 'a\rb', 'a\r\nb', '\n', 'x\n"y","z"\r\nforged,row', 'tab\tand, comma', '“quotes” "too"'])(
    'is read by another program as what was written, in one row: %j',
    async (question) => {
      await keep({ payload: { ...values, question } });
      const rows = readCsv((await give('export --csv')).output.slice(1));
      const [heading = [], row = []] = rows;
      expect(rows).toHaveLength(2);
      expect(row[heading.indexOf('question')]).toBe(question);
    },
  );

  it('can begin at a date', async () => {
    await keep(
      { id: 'before', received: '2026-11-20T23:59:59.999Z' },
      { id: 'after', received: '2026-11-21T00:00:00.000Z' },
    );
    const rows = readCsv((await give('export --csv --since 2026-11-21')).output.slice(1));
    expect(rows.map(([id]) => id)).toEqual(['id', 'after']);
  });

  it('writes a new file that only its owner can read, and never an existing one', async () => {
    const file = at('export.csv');
    await keep({});
    const done = await give(`export --csv --out ${file}`);
    expect([done.code, done.output, done.remarks]).toEqual([0, '', expect.stringContaining('1 enquiry')]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(readCsv(await readFile(file, 'utf8'))).toHaveLength(2);
    await writeFile(file, 'mine');
    const again = await give(`export --csv --out ${file}`);
    expect([again.code, again.remarks]).toEqual([1, expect.stringContaining(`${file} already exists`)]);
    expect(await readFile(file, 'utf8')).toBe('mine');
  });

  it('leaves no partial file behind', async () => {
    const file = at('export.csv');
    await keep({});
    const database = await openSqlite(at('enquiries.db'));
    await database.query("UPDATE enquiries SET payload = 'not JSON'");
    await database.close();
    const { code } = await give(`export --csv --out ${file}`);
    expect([code, existsSync(file)]).toEqual([1, false]);
  });

  it('needs no build: fields are then in the order in which they were sent', async () => {
    await keep({});
    const { code, output } = await give('export --csv', { SERVER_CONFIG: at('nowhere') });
    expect(code).toBe(0);
    expect(readCsv(output.slice(1))[0]?.slice(5, 7)).toEqual(['name', 'lastName']);
  });
});
