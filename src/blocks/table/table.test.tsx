import { describe, expect, it } from 'vitest';
import { renderBlock, textsOf } from '../../../tests/render-block';
import type { Table } from '../../generated/compiled';

const table: Table = {
  type: 'table',
  heading: 'Our courses',
  columns: [
    { heading: 'Course', type: 'text' },
    { heading: 'Lessons', type: 'number' },
    { heading: 'Fee', type: 'money', currency: 'EUR', per: 'month' },
    { heading: 'Begins', type: 'date' },
    { heading: 'Exam', type: 'yes-no' },
  ],
  rows: [
    [['Beginners'], 1040, 290, ['2026-09-14'], true],
    [['Advanced'], 60, { from: 390, to: 450 }, [''], false],
  ],
};

describe('a table', () => {
  it('has a heading for each row and each column, with the period of its amounts', async () => {
    const html = await renderBlock(table);
    expect(textsOf(html, 'thead')).toEqual(['CourseLessonsFee per monthBeginsExam']);
    expect(html.match(/scope="col"/g)).toHaveLength(5);
    expect(html).toContain('<th scope="row">Beginners</th>');
    expect(html).toContain('<th scope="row">Advanced</th>');
  });

  it('shows each cell as its column says', async () => {
    expect(textsOf(await renderBlock(table), 'td')).toEqual([
      '1,040',
      '€290',
      'September 14, 2026',
      'Yes',
      '60',
      '€390–450',
      '',
      'No',
    ]);
  });

  it('marks columns of figures, so that these are aligned by their last digit', async () => {
    const html = await renderBlock(table);
    expect(html).toContain('<th scope="col" data-numeric="">Lessons</th>');
    expect(html).toContain('<td data-label="Lessons" data-numeric=""><div>60</div></td>');
    expect(html).toContain('<td data-label="Exam"><div>Yes</div></td>');
  });

  it('scrolls in a region that the keyboard reaches, named by the caption or the heading', async () => {
    const named = (html: string) => /<section aria-label="([^"]*)" tabindex="0">/i.exec(html)?.[1];
    expect(named(await renderBlock(table))).toBe('Our courses');
    const captioned = await renderBlock({ ...table, caption: 'Evening courses' });
    expect(named(captioned)).toBe('Evening courses');
    expect(captioned).toContain('<table><caption>Evening courses</caption>');
  });

  it('may have markup in its texts and a note below', async () => {
    const html = await renderBlock({
      ...table,
      rows: [[[{ type: 'strong', children: ['Beginners'] }], 40, 290, [''], true]],
      note: ['Books are included.'],
    });
    expect(html).toContain('<th scope="row"><strong>Beginners</strong></th>');
    expect(html).toContain('<p>Books are included.</p>');
  });
});
