import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeChanges } from '../../../src/authoring/diff/describe-changes';
import { formatChanges } from '../../../src/authoring/diff/format-changes';
import { planOf } from '../../../src/blocks/cost-calculator/plans';
import { compile } from '../../../src/compiler/compile';
import { formatDiagnostics } from '../../../src/diagnostics/format-diagnostics';
import { figureParts } from '../../../src/format/fact';
import { joinParts } from '../../../src/format/figure-parts';
import { rowsIn } from '../../../src/references/requested-rows';
import type { QuotableFact } from '../../../src/resolved';
import { readSite } from '../../read-site';
import { root } from '../../source/house';

const folder = join(root, 'docs');
const guide = readFileSync(join(folder, 'authoring.md'), 'utf8');
/** Without a day: what is overdue by then is no mistake of the guide. */
const sources = { ...(await readSite('pages-json')), today: undefined };
const { value: site } = compile(sources);
const path = 'study-japan.json';
const text = readFileSync(join(folder, 'authoring', path), 'utf8');
const register = readFileSync(join(folder, 'authoring/japan.json'), 'utf8');

/** This site with the page that the guide makes, and its register. */
const withJapan = (written: string) => ({
  ...sources,
  documents: [
    ...sources.documents,
    { path, file: `pages-json/${path}`, text: written },
    { path: '_facts/japan.json', file: 'pages-json/_facts/japan.json', text: register },
  ],
});

/** What the check prints of the site with this text as the page of the guide. */
const check = (written: string) => {
  const edited = withJapan(written);
  const texts = new Map(edited.documents.map((document) => [document.file, document.text]));
  return formatDiagnostics(compile(edited).diagnostics, texts);
};

/** Adds to the text of a document the line that the guide gives for its rates: with `rate` to `_rates.json`. */
const withRate = ({ path: file, text: written }: { path: string; text: string }, rates: readonly string[]) =>
  written.replace(
    '"rates": [',
    `"rates": [${rates.find((rate) => rate.includes('"rate"') === (file === '_rates.json'))},`,
  );

describe('the guide for writers', () => {
  it('builds a page of eight blocks, of which the check says nothing once its currency has the rates that the guide gives', () => {
    expect(JSON.parse(text).blocks).toHaveLength(8);
    const found = compile(withJapan(text)).diagnostics;
    expect(found.map(({ code, location }) => `${code} ${location.file}`)).toEqual([
      'missing-rate pages-json/_rates.json',
      'missing-rate pages-json/_site.json',
    ]);
    const rates = [...guide.matchAll(/`(\{ "currency": "JPY", "(?:rate|value)": [\d.]+ \})`/g)].map(
      ([, rate = '']) => rate,
    );
    const { documents, ...rest } = withJapan(text);
    const rated = documents.map((document) =>
      ['_rates.json', '_site.json'].includes(document.path)
        ? { ...document, text: withRate(document, rates) }
        : document,
    );
    expect(compile({ ...rest, documents: rated }).diagnostics).toEqual([]);
  });

  it('shows the actual message for a mistake', () => {
    const more = 'More about each: docs/messages.md';
    expect(guide).toContain(
      `${check(text.replace('"/contact#contact-form" }', '"/contat#contact-form" }'))}\n${more}`,
    );
  });

  it('links to the page of all messages', () => {
    expect(guide).toContain('](messages.md)');
  });

  it('shows the actual output of the diff', () => {
    const report = describeChanges({ sources }, { sources: withJapan(text) });
    expect(guide).toContain(formatChanges(report));
  });

  const figures = [...guide.matchAll(/^\| `(\{.*\})` \| (.*) \|$/gm)].map(([, written = '', shown = '']) => ({
    written,
    shown,
  }));

  it.each(figures)('writes $shown as the site does', ({ written, shown }) => {
    if (!site) throw new Error('The site does not compile.');
    const parts = figureParts(JSON.parse(written), site.shell.words.figures, site.shell);
    expect(joinParts(parts).replaceAll('\u00a0', ' ')).toBe(shown);
  });

  const linked = [...guide.matchAll(/\]\((?!https?:|\/)([^)]+)\)/g)].map(([, target = '']) => target);

  it.each(linked.filter((target) => !target.startsWith('#')))(
    'links to a file that exists and is not too large: %s',
    (target) => {
      expect(existsSync(join(folder, target))).toBe(true);
      // The page of all messages grows with their number.
      expect(statSync(join(folder, target)).size).toBeLessThan((target === 'messages.md' ? 150 : 100) * 1024);
    },
  );

  it('links to anchors that exist', () => {
    const headings = [...guide.matchAll(/^## (.*)$/gm)].map(
      ([, heading = '']) =>
        `#${heading
          .toLowerCase()
          .replace(/[^a-z ]/g, '')
          .replaceAll(' ', '-')}`,
    );
    const anchors = linked.filter((target) => target.startsWith('#'));
    expect(anchors.filter((anchor) => !headings.includes(anchor))).toEqual([]);
  });
});

describe('the table of figures that tools look for', () => {
  const figuresGuide = readFileSync(join(folder, 'first-figures.md'), 'utf8');
  const rows = [...figuresGuide.matchAll(/^\| `([a-z-]+)` \| ([^|]*) \| [^|]* \| (.*) \|$/gm)].map(
    ([, measure = '', scope = '', cells = '']) => ({
      measure,
      scopes: [...scope.matchAll(/`([a-z]+)`/g)].map(([, name = '']) => name),
      /** Whether card, comparison, calculator and marks check look for the measure. */
      in: cells.split('|').map((cell) => cell.trim() === 'yes'),
    }),
  );
  const listedIn = (column: number) =>
    rows
      .filter((row) => row.in[column])
      .map(({ measure }) => measure)
      .sort();
  const contentOf = (path: string) =>
    JSON.parse(sources.documents.find((document) => document.path === path)?.text ?? '{}');
  const { kinds } = contentOf('_kinds.json') as {
    kinds: { kind: string; opening?: unknown; description: string }[];
  };
  /** The card of figures at the top of the page of a destination. */
  const card = kinds.find(({ kind }) => kind === 'destination')?.opening;

  it.each([
    ['card', 0, card],
    ['comparison', 1, contentOf('compare.json')],
    ['marks check', 3, contentOf('eligibility.json')],
  ] as const)('names what the %s asks for', (_name, column, asking) => {
    expect([...new Set(rowsIn(asking, '').map(({ measure }) => measure))].sort()).toEqual(listedIn(column));
  });

  it('names the scopes by which the card and the comparison ask', () => {
    const asked = scopesIn([card, contentOf('compare.json')]);
    for (const [measure, scopes] of asked)
      expect(rows.find((row) => row.measure === measure)?.scopes).toEqual(
        expect.arrayContaining([...scopes]),
      );
  });

  /** A fact is looked for if the plan of a country changes with it, or is none without it. */
  it('names what the calculator looks for, and nothing else', () => {
    const euros = (from: number, per: string) => ({ from, currency: 'EUR', per });
    const values: Readonly<Record<string, object>> = {
      tuition: euros(9000, 'year'),
      living: euros(900, 'month'),
      'course-length': { duration: 2 },
      'work-hours': { duration: { from: 16, unit: 'hour', per: 'week' } },
      'student-pay': euros(14, 'hour'),
      'minimum-wage': euros(12, 'hour'),
    };
    const planWith = (measures: readonly string[]) =>
      JSON.stringify(
        planOf(
          {
            name: 'Japan',
            to: { kind: 'route', href: '/study-japan' },
            register: 'japan',
            facts: rows
              .filter(({ measure }) => measures.includes(measure))
              .map(
                ({ measure, scopes: [scope] }) =>
                  ({
                    id: measure,
                    name: `japan.${measure}`,
                    title: measure,
                    measure,
                    value: values[measure] ?? { count: 1 },
                    sort: 'typical',
                    status: 'given',
                    ...(scope === 'level' && { scope: { level: 'master' } }),
                    ...(scope === 'time' && { scope: { time: 'term' } }),
                  }) as unknown as QuotableFact,
              ),
          },
          () => '',
        ),
      );
    const needed = ['tuition', 'living'];
    for (const name of needed) expect(planWith(needed.filter((one) => one !== name))).toBeUndefined();
    const found = rows
      .map(({ measure }) => measure)
      .filter((measure) => needed.includes(measure) || planWith([...needed, measure]) !== planWith(needed));
    expect(found.sort()).toEqual(listedIn(2));
  });
});

/** For each measure, the names of the scopes by which blocks ask for it. */
function scopesIn(value: unknown): readonly (readonly [string, readonly string[]])[] {
  if (typeof value !== 'object' || value === null) return [];
  const { measure, scope = {}, by } = value as { measure?: unknown; scope?: object; by?: string };
  const own =
    typeof measure === 'string' ? [[measure, [...Object.keys(scope), ...(by ? [by] : [])]] as const] : [];
  return [...own, ...Object.values(value).flatMap(scopesIn)];
}
