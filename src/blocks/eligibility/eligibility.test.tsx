import { describe, expect, it } from 'vitest';
import { count, renderBlock, textsOf } from '../../../tests/render-block';
import type { FactsOfPage, QuotableFact } from '../../resolved';

const fact = (id: string, measure: string, value: QuotableFact['value'], level: string): QuotableFact => ({
  id,
  name: `norway.${id}`,
  title: id,
  measure,
  value,
  scope: { level },
  sort: 'typical',
  status: 'given',
});

const page = (name: string, facts: readonly QuotableFact[]): FactsOfPage => ({
  name,
  register: name,
  to: { kind: 'route', href: `/${name}` },
  facts,
});

const norway = page('norway', [
  fact('marks', 'entry-marks', { percent: 65, to: 70 }, 'bachelor'),
  fact('ielts', 'entry-score', { score: 6.5, each: 6, test: 'ielts', decimals: 1 }, 'bachelor'),
]);

const block = {
  type: 'eligibility' as const,
  heading: 'Are my marks good enough?',
  pages: [norway, page('chile', [])],
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

  it('have the heading for marks that their level names', async () => {
    const levels = [{ value: 'bachelor', name: 'Bachelor', marks: 'School marks' }];
    expect(textsOf(await renderBlock({ ...block, levels }), 'th')).toContain('School marks');
    expect(textsOf(await html, 'th')).toContain('Marks');
  });

  it('of a level end with one line about the pages that have none there', async () => {
    const [bachelor = '', master = ''] = (await html).split('<details').slice(-2);
    expect(bachelor).not.toContain('no requirements are published');
    expect(master).toContain('>Master: no requirements are published for norway.</p>');
  });

  it('begin with one line about the pages that have none at any level, above the fields', async () => {
    const [head = ''] = (await html).split('<form');
    expect(head).toContain('>No requirements are published for chile.</p>');
  });

  it('link to the form where none are published, once for several pages, with their names', async () => {
    const ask = (name: string) =>
      ({ kind: 'route', href: `/contact?country=${name}#form`, topic: 'country' }) as const;
    const marks = fact('marks', 'entry-marks', { percent: 60 }, 'bachelor');
    const html = await renderBlock({
      ...block,
      pages: [
        { ...page('norway', [marks]), ask: ask('norway') },
        { ...page('chile', []), ask: ask('chile') },
        { ...page('spain', []), ask: ask('spain') },
      ],
    });
    expect(html).toMatch(
      /<a [^>]*href="\/contact\?country=norway#form"[^>]*>not published<span[^>]*>: norway<\/span><\/a>/,
    );
    expect(html).toMatch(
      /chile and spain\. <a [^>]*href="\/contact\?country=chile\+and\+spain#form"[^>]*>Ask about these 2<\/a>/,
    );
    expect(html).toMatch(/for norway\. <a [^>]*href="\/contact\?country=norway#form"[^>]*>Ask about it<\/a>/);
    expect(html).toMatch(/<span data-ask="norway"><a [^>]*>Not published: norway<\/a>/);
    expect(count(html, 'data-ask')).toBe(1);
  });

  it('are given to the script as numbers', async () => {
    expect(await html).toContain('data-rule="{&quot;from&quot;:65,&quot;to&quot;:70}"');
    expect(await html).toContain(
      'data-rule="{&quot;test&quot;:&quot;ielts&quot;,&quot;from&quot;:6.5,&quot;sectionMinimum&quot;:6,&quot;decimals&quot;:1}"',
    );
  });
});

it('names pages in a sentence as they stand in one', async () => {
  const azores = { ...page('Azores', []), inText: 'the Azores' };
  const html = await renderBlock({ ...block, pages: [norway, azores] });
  expect(html).toContain('>No requirements are published for the Azores.</p>');
});

describe('the fields', () => {
  it('begin with the levels, and the pages that have rules', async () => {
    expect(textsOf(await html, 'option')).toEqual([
      'All levels',
      'Bachelor',
      'Master',
      'All places',
      'norway',
    ]);
    expect(await html).toContain('<option value="norway">'); // the text shown may be a browser's translation
  });

  it('are those of tests that some rule asks for, and of their sections where one does', async () => {
    const names = [...(await html).matchAll(/<input [^>]*?name="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toEqual(['marks', 'score ielts', 'each ielts']);
    expect(textsOf(await html, 'legend')).toEqual(['English']);
  });

  it('of other tests than the first are folded, under their names', async () => {
    const pte = fact('pte', 'entry-score', { score: 58, test: 'pte' }, 'bachelor');
    const folded = await renderBlock({ ...block, pages: [{ ...norway, facts: [...norway.facts, pte] }] });
    const names = [...folded.matchAll(/<input [^>]*?name="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toEqual(['marks', 'score ielts', 'each ielts', 'score pte']);
    expect(folded).toMatch(/name="each ielts".*<summary>PTE<\/summary>.*name="score pte"/);
    expect(textsOf(await html, 'summary')).toEqual(['Bachelor', 'Master']);
  });

  it('of other groups are folded with them', async () => {
    const sat = fact('sat', 'entry-score', { score: 1100, test: 'sat' }, 'bachelor');
    const folded = await renderBlock({ ...block, pages: [{ ...norway, facts: [...norway.facts, sat] }] });
    expect(folded).toMatch(/<summary>SAT<\/summary>.*<legend>Admission<\/legend>.*name="score sat"/);
  });

  it('ask for the scale of the marks, where there is a choice', async () => {
    const scales = [{ name: 'CGPA', most: 10, times: 9.5, note: 'Your own formula counts.' }];
    const chosen = await renderBlock({ ...block, marks: { ...block.marks, scales } });
    expect(textsOf(chosen, 'option').slice(-2)).toEqual(['Percentage', 'CGPA']);
    expect(chosen).toContain('data-scale="{&quot;times&quot;:9.5,&quot;plus&quot;:0}"');
    expect(chosen).toMatch(/<p hidden="" data-note="CGPA"><span><\/span>Your own formula counts\.<\/p>/);
    expect(await html).not.toContain('name="scale"');
  });

  it('are disabled until the script runs, and say that nothing is sent', async () => {
    expect(await html).toContain('<fieldset disabled="" data-scripted="">');
    expect(await html).toContain('What you enter stays in this browser');
  });
});
