import { describe, expect, it } from 'vitest';
import { count, renderBlock, textsOf } from '../../../tests/render-block';
import type { EntryRequirement } from '../../generated/compiled';

const requirements = (rows: EntryRequirement[], note?: [string]) =>
  renderBlock({ type: 'entry-requirements', heading: 'Entry requirements', rows, note });

const headings = (html: string) => textsOf(/<thead[^>]*>(.*)<\/thead>/.exec(html)?.[1] ?? '', 'th');

describe('the entry requirements', () => {
  it('have a row for each degree, which names it', async () => {
    const html = await requirements([
      { degree: 'Bachelor', academics: ['75%'] },
      { degree: 'Master', academics: ['60%'] },
    ]);
    expect(html).toContain('<th scope="row">Bachelor</th>');
    expect(textsOf(html, 'td')).toEqual(['75%', '60%']);
  });

  it('omit a column that no degree fills', async () => {
    const html = await requirements([{ degree: 'Bachelor', academics: ['75%'], ielts: ['6.5'] }]);
    expect(headings(html)).toEqual(['Degree', 'Academics', 'IELTS']);
  });

  it('have columns in the order in which an applicant needs them, not that of the document', async () => {
    const html = await requirements([
      { degree: 'Bachelor', tests: ['SAT'], language: ['IELTS 6.0'], english: ['PTE 58'] },
      { degree: 'Master', gpa: ['60%'], academics: ['Honours'] },
    ]);
    expect(headings(html)).toEqual(['Degree', 'Academics', 'GPA', 'English', 'Language', 'Tests']);
  });

  it('leave a cell empty if a degree has no such requirement, and mark it as empty', async () => {
    const html = await requirements([
      { degree: 'Bachelor', tests: ['SAT'] },
      { degree: 'Master', gpa: ['60%'] },
    ]);
    expect(textsOf(html, 'td')).toEqual(['', 'SAT', '60%', '']);
    expect(count(html, 'data-empty')).toBe(2);
  });

  it('may end with a note', async () => {
    const rows = [{ degree: 'Bachelor' }];
    expect(await requirements(rows, ['PTE is accepted.'])).toContain('</table><p>PTE is accepted.</p>');
    expect(await requirements(rows)).not.toContain('<p');
  });
});
