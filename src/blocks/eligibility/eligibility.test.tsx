import { describe, expect, it } from 'vitest';
import { count, renderBlock, textsOf } from '../../../tests/render-block';
import type { FactsOfPage, QuotableFact } from '../../resolved';

const fact = (id: string, measure: string, value: QuotableFact['value'], level: string): QuotableFact => ({
  id,
  name: `uk.${id}`,
  title: id,
  measure,
  value,
  scope: { level },
  sort: 'typical',
  status: 'given',
});

const place = (name: string, facts: readonly QuotableFact[]): FactsOfPage => ({
  name,
  register: name,
  to: { kind: 'route', href: `/${name}` },
  facts,
});

const uk = place('uk', [
  fact('marks', 'entry-marks', { percent: 65, to: 70 }, 'bachelor'),
  fact('ielts', 'entry-score', { score: 6.5, each: 6, test: 'ielts', decimals: 1 }, 'bachelor'),
]);

const block = {
  type: 'eligibility' as const,
  heading: 'Are my marks good enough?',
  pages: [uk, place('france', [])],
  marks: { measure: 'entry-marks' },
  scores: { measure: 'entry-score' },
  levels: [
    { value: 'bachelor', name: 'Bachelor' },
    { value: 'master', name: 'Master' },
  ],
  groups: [
    {
      title: 'English',
      tests: [
        { value: 'ielts', name: 'IELTS', most: 9 },
        { value: 'pte', name: 'PTE', most: 90 },
      ],
    },
    { title: 'Admission', tests: [{ value: 'sat', name: 'SAT', most: 1600 }] },
  ],
};

const html = renderBlock(block);

describe('the rules', () => {
  it('are a table for each level, with a row for each page that has one', async () => {
    expect(textsOf(await html, 'h3')).toEqual(['Bachelor', 'Master']);
    expect(count(await html, '<th scope="row">')).toBe(1);
    expect(textsOf(await html, 'td')).toEqual(['65–70%', 'IELTS 6.5 (no section below 6.0)']);
  });

  it('end with one line about the pages that have none', async () => {
    expect(await html).toContain('>No requirements are published for france.</p>');
    expect(await html).toContain('>No requirements are published for uk and france.</p>');
  });

  it('lead to the form wherever there is none, with what is asked about', async () => {
    const ask = (name: string) => ({ kind: 'route', href: `/contact?country=${name}#form` }) as const;
    const marks = fact('marks', 'entry-marks', { percent: 60 }, 'bachelor');
    const html = await renderBlock({
      ...block,
      levels: block.levels.slice(0, 1),
      pages: [
        { ...place('uk', [marks]), ask: ask('uk') },
        { ...place('france', []), ask: ask('france') },
      ],
    });
    expect(html).toMatch(
      /<a [^>]*href="\/contact\?country=uk#form"[^>]*>not published<span[^>]*>: uk<\/span><\/a>/,
    );
    expect(html).toMatch(
      /<a [^>]*href="\/contact\?country=france#form"[^>]*data-ask="france"[^>]*>[^<]*: france<\/a>|<a [^>]*data-ask="france"[^>]*href="\/contact\?country=france#form"[^>]*>[^<]*: france<\/a>/,
    );
  });

  it('are given to the script as numbers', async () => {
    expect(await html).toContain('data-rule="{&quot;from&quot;:65,&quot;to&quot;:70}"');
    expect(await html).toContain(
      'data-rule="{&quot;test&quot;:&quot;ielts&quot;,&quot;from&quot;:6.5,&quot;each&quot;:6,&quot;decimals&quot;:1}"',
    );
  });
});

it('names pages in a sentence as they stand in one', async () => {
  const usa = { ...place('USA', []), inText: 'the USA' };
  const html = await renderBlock({ ...block, pages: [uk, usa] });
  expect(html).toContain('>No requirements are published for the USA.</p>');
});

describe('the fields', () => {
  it('begin with the levels, and the pages that have rules', async () => {
    expect(textsOf(await html, 'option')).toEqual(['All levels', 'Bachelor', 'Master', 'All places', 'uk']);
    expect(await html).toContain('<option value="uk">'); // the text shown may be a browser's translation
  });

  it('are those of tests that some rule asks for, and of parts where one does', async () => {
    const names = [...(await html).matchAll(/<input [^>]*?name="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toEqual(['marks', 'score ielts', 'each ielts']);
    expect(textsOf(await html, 'legend')).toEqual(['English']);
  });

  it('of other tests than the first are folded, under their names', async () => {
    const pte = fact('pte', 'entry-score', { score: 58, test: 'pte' }, 'bachelor');
    const folded = await renderBlock({ ...block, pages: [{ ...uk, facts: [...uk.facts, pte] }] });
    const names = [...folded.matchAll(/<input [^>]*?name="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toEqual(['marks', 'score ielts', 'each ielts', 'score pte']);
    expect(folded).toMatch(/name="each ielts".*<summary>PTE<\/summary>.*name="score pte"/);
    expect(await html).not.toContain('<details');
  });

  it('are off until the script can answer, and say that nothing is sent', async () => {
    expect(await html).toContain('<fieldset disabled="" data-scripted="">');
    expect(await html).toContain('What you enter stays in this browser');
  });
});
