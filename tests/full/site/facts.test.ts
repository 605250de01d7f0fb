import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyOfFixture } from '../../site/build-site';
import { documentsIn, runScript } from '../../site/run-script';

const { pages } = await copyOfFixture();
const give = (...words: readonly string[]) => runScript('facts', [...words, '--pages', pages]);
const name = 'portugal.tour.guided';

describe('npm run facts', () => {
  it('says what is known of a fact, and where it is quoted', async () => {
    const { status, stdout } = await give('show', name);
    expect(stdout).toMatch(/^portugal\.tour\.guided {2}\S+_facts\/portugal\.json:\d+\n/);
    expect(stdout).toContain('\ntitle      Guided tour\n');
    expect(status).toBe(0);
    const where = await give('where', name);
    expect(where.stdout).toMatch(/portugal\.json:\d+:\d+ {2}\/portugal {2}as a value\n/);
  });

  it('says which facts are due, or which is next', async () => {
    const { status, stdout } = await give('due');
    expect(stdout).toMatch(
      / {2}(due by|overdue since) \d|^No fact is due within 30 days\. The next is \S+, by /,
    );
    expect(status).toBe(0);
  });

  it('lists all facts with how far they can be relied on, or those of one status', async () => {
    const all = (await give('list')).stdout;
    expect(all).toMatch(/^portugal\.routes {2}given {2}Marked routes: 28$/m);
    const { status, stdout } = await give('list', '--status', 'doubtful');
    expect(status).toBe(0);
    const lines = stdout.trim().split('\n');
    expect(lines.at(-1)).toBe(`${lines.length - 1} facts: doubtful.`);
    for (const line of lines.slice(0, -1))
      expect(line).toMatch(/^\S+\.\S+ {2}(?:\w+, )*doubtful\b.* {2}.+: .+/);
    expect(lines.slice(0, -1)).toEqual(
      all.split('\n').filter((line) => /^\S+ {2}[\w, ]*\bdoubtful\b/.test(line)),
    );
    expect(lines.length).toBeGreaterThan(1);
  });

  it('writes down what somebody found, in one line of one document', async () => {
    const before = await documentsIn(pages);
    const value = '{ "from": 1200, "to": 1700, "currency": "EUR", "per": "week" }';
    const { status, stdout } = await give(
      ...[
        'confirm',
        name,
        '--source',
        'https://www.example.com/fees',
        '--outcome',
        'changed',
        '--value',
        value,
      ],
    );
    expect(stdout).toContain(`Confirmed ${name}: €1,200–1,700 a week. Due again by `);
    expect(status).toBe(0);
    const after = await documentsIn(pages);
    const changed = Object.keys(after).filter((path) => after[path] !== before[path]);
    expect(changed).toEqual(['_facts/portugal.json']);
    const { facts } = JSON.parse(await readFile(join(pages, '_facts/portugal.json'), 'utf8'));
    expect(facts.find(({ id }: { id: string }) => id === 'tour.guided')).toMatchObject({
      value: JSON.parse(value),
      status: 'verified',
      source: { publisher: 'example.com', address: 'https://www.example.com/fees' },
      checked: { by: 'content editor' },
    });
  });

  it('writes nothing that the check would refuse', async () => {
    const before = await documentsIn(pages);
    const { status, stderr } = await give(
      ...['confirm', name, '--source', 'The school', '--outcome', 'changed', '--value', '{ "from": "much" }'],
    );
    expect(stderr).toContain('error  wrong-type');
    expect(stderr).toContain(`${name} was not confirmed: the documents would have these errors.\n`);
    expect(status).toBe(1);
    expect(await documentsIn(pages)).toEqual(before);
  });

  const wrong: readonly [words: string[], status: number, message: RegExp][] = [
    [['show', 'portugl.routes'], 1, /has the fact “portugl\.routes”\. Did you mean “portugal\.routes”\?\n$/],
    [['confirm', name, 'portugal.routes'], 2, /^One fact at a time: somebody looks at each\.\nUsage: /],
  ];

  /** More that it is misused with. */
  const more: typeof wrong = [
    [['confirm', name, '--outcome', 'same'], 2, /^Say where you looked: --source\n/],
    [
      ['confirm', name, '--source', 'http://x.com', '--outcome', 'same'],
      2,
      /^Write the address .* “https:\/\/”\.\n/,
    ],
    [['confirm', name, '--source', 'x', '--outcome', 'changed'], 2, /^Say the new value: --value\n/],
    [
      ['confirm', name, '--source', 'x', '--outcome', 'same', '--value', '{}'],
      2,
      /^--value belongs to --outcome changed\.\n/,
    ],
    [['due', name], 2, /^“due” takes no name\.\n/],
    [['due', '--status', 'given'], 2, /^--status belongs to “list”\.\n/],
    [
      ['list', '--status', 'certain'],
      2,
      /^No fact is “certain”\. --status is one of these: given, verified, /,
    ],
    [['forget', name], 2, /^Unknown command “forget”\.\n/],
  ];

  it.each([...wrong, ...more])('refuses %j', async (words, status, message) => {
    const ended = await give(...words);
    expect(ended.stderr).toMatch(message);
    expect(ended.status).toBe(status);
  });
});
