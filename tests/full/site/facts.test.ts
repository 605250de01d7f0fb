import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyOfFixture } from '../../site/build-site';
import { runHere } from '../../site/run-here';
import { documentsIn } from '../../site/run-script';

const { pages } = await copyOfFixture();
const runFacts = (...words: readonly string[]) => runHere('facts', [...words, '--pages', pages]);
const name = 'portugal.tour.guided';

describe('npm run facts', () => {
  it('says what is known of a fact, and where it is quoted', async () => {
    const { status, stdout } = await runFacts('show', name);
    expect(stdout).toMatch(/^portugal\.tour\.guided {2}\S+_facts\/portugal\.json:\d+\n/);
    expect(stdout).toContain('\ntitle      Guided tour\n');
    expect(status).toBe(0);
    const where = await runFacts('where', name);
    expect(where.stdout).toMatch(/portugal\.json:\d+:\d+ {2}\/portugal {2}as a value\n/);
  });

  it('says which facts are due, or which is next', async () => {
    const { status, stdout } = await runFacts('due');
    expect(stdout).toMatch(
      / {2}(due by|overdue since) \d|^No fact is due within 30 days\. The next is \S+, by /,
    );
    expect(status).toBe(0);
  });

  it('lists all facts with how far they can be relied on, or those of one status', async () => {
    const all = (await runFacts('list')).stdout;
    expect(all).toMatch(/^portugal\.routes {2}given {2}Marked routes: 28$/m);
    const { status, stdout } = await runFacts('list', '--status', 'doubtful');
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

  it('writes down what somebody found, in one document only', async () => {
    const before = await documentsIn(pages);
    const value = '{ "from": 1200, "to": 1700, "currency": "EUR", "per": "week" }';
    const { status, stdout } = await runFacts(
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
    const { status, stderr } = await runFacts(
      ...['confirm', name, '--source', 'The school', '--outcome', 'changed', '--value', '{ "from": "much" }'],
    );
    expect(stderr).toContain('error  wrong-type');
    expect(stderr).toContain(`${name} was not confirmed: the documents would have these errors.\n`);
    expect(status).toBe(1);
    expect(await documentsIn(pages)).toEqual(before);
  });

  it('writes down that a figure was confirmed, with a value only where it has changed', async () => {
    const words = ['confirm', name, '--source', 'The price list', '--outcome', 'same'];
    const { status, stdout } = await runFacts(...words);
    expect(stdout).toContain(`Confirmed ${name}: `);
    expect(status).toBe(0);
    const refused = await runFacts(...words, '--value', '{}');
    expect(refused.stderr).toMatch(/^--value belongs to --outcome changed\.\n/);
    expect(refused.status).toBe(2);
  });

  it('advances a figure whose day has come, and no other', async () => {
    const file = join(pages, '_facts/portugal.json');
    const text = await readFile(file, 'utf8');
    const { facts } = JSON.parse(text);
    const isGuidedTour = ({ id }: { id: string }) => id === 'tour.guided';
    const fact = facts.find(isGuidedTour);
    fact.next = { value: { ...fact.value, from: 1300 }, from: '2020-01' };
    await writeFile(file, JSON.stringify({ facts }, null, 2));
    const { status, stdout } = await runFacts('advance');
    expect(stdout).toMatch(/^Moved on portugal\.tour\.guided: .*1,300.*, before .*1,200.*\.\n$/);
    expect(status).toBe(0);
    const moved = JSON.parse(await readFile(file, 'utf8')).facts.find(isGuidedTour);
    expect(moved).toMatchObject({
      value: { from: 1300 },
      past: [{ value: { from: 1200 }, until: '2019-12' }],
    });
    expect(moved.next).toBeUndefined();
    const again = await runFacts('advance', name);
    expect(again.stderr).toBe(`Nothing follows ${name}: it has no “next”.\n`);
    expect(again.status).toBe(1);
    await writeFile(file, text);
  });

  const wrong: readonly [words: string[], status: number, message: RegExp][] = [
    [['show', 'portugl.routes'], 1, /has the fact “portugl\.routes”\. Did you mean “portugal\.routes”\?\n$/],
    [['confirm', name, 'portugal.routes'], 2, /^One fact at a time: somebody looks at each\.\nUsage: /],
    [['confirm', name, '--outcome', 'same'], 2, /^Say where you looked: --source\n/],
    [
      ['confirm', name, '--source', 'http://x.com', '--outcome', 'same'],
      2,
      /^Write the address .* “https:\/\/”\.\n/,
    ],
    [['confirm', name, '--source', 'x', '--outcome', 'changed'], 2, /^Say the new value: --value\n/],
    [
      ['confirm', name, '--source', 'x', '--outcome', 'changed', '--value', '€95'],
      2,
      /^“€95” is no number\. Write it without a currency or a comma, --value 14\.15/,
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

  it.each(wrong)('refuses %j', async (words, status, message) => {
    const ended = await runFacts(...words);
    expect(ended.stderr).toMatch(message);
    expect(ended.status).toBe(status);
  });
});
