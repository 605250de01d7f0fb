import { expect, it } from 'vitest';
import { renderBlock, textsOf } from '../../../tests/render-block';

it('the opening hours are those of every day of the week, and days without any are closed', async () => {
  const html = await renderBlock({
    type: 'opening-hours',
    heading: 'When we are here',
    hours: [
      { from: 'tuesday', to: 'friday', opens: '10:00', closes: '18:00' },
      { from: 'saturday', opens: '10:00', closes: '14:00' },
    ],
  });
  expect(textsOf(html, 'h2')).toEqual(['When we are here']);
  expect(html).toContain('<table aria-label="When we are here">');
  // The opening and closing time of each day, in minutes since the beginning of Monday.
  expect(html).toContain(
    '<span data-open="2040-2520 3480-3960 4920-5400 6360-6840 7800-8040" data-zone="Asia/Kolkata"',
  );
  expect(html).toContain(
    'data-when-open="Open now" data-when-closed="Closed, opens {day} at {time}" data-opens="10 am,10 am,',
  );
  expect(textsOf(html, 'th')).toEqual(['Tuesday – Friday', 'Saturday', 'Sunday and Monday']);
  expect(textsOf(html, 'td')).toEqual(['10 am – 6 pm', '10 am – 2 pm', 'Closed']);
});
