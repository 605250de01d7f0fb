import { withValue } from '../../edit/with-value';
import { blocksIn } from '../blocks-in';
import { renameProperty } from '../json-edit';
import type { Migration, Texts } from '../migration';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Posts get an ISO date instead of a day and an English month. The year is that of the article with the same day, or
 * else the current year.
 */
export const posts: Migration = (texts, { year }) => {
  const dates = articleDates(texts);
  const migrated = new Map(texts);
  for (const { path, index, block } of blocksIn(texts, 'posts')) {
    const items = Array.isArray(block.items) ? block.items : [];
    for (const [itemIndex, item] of items.entries()) {
      const { day, month } = Object(item) as { day?: unknown; month?: unknown };
      const monthNumber = months.indexOf(String(month)) + 1;
      if (typeof day !== 'number' || monthNumber === 0) continue;
      const monthAndDay = `${twoDigits(monthNumber)}-${twoDigits(day)}`;
      const date = dates.find((articleDate) => articleDate.endsWith(monthAndDay)) ?? `${year}-${monthAndDay}`;
      const itemPath = ['blocks', index, 'items', itemIndex];
      const withDate = withValue(migrated.get(path) ?? '', [...itemPath, 'day'], date);
      const renamed = renameProperty(withDate, [...itemPath, 'day'], 'date');
      migrated.set(path, withValue(renamed, [...itemPath, 'month'], undefined));
    }
  }
  return migrated;
};

const articleDates = (texts: Texts) =>
  blocksIn(texts, 'article').flatMap(({ block: { date } }) => (typeof date === 'string' ? [date] : []));

const twoDigits = (number: number) => String(number).padStart(2, '0');
