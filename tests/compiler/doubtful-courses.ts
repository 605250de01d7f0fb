import { fact } from './fact';

const sum = (from: number) => ({ from, currency: 'EUR', per: 'month' });
const doubtful = { status: 'doubtful', doubt: 'Two pages say different things.' };

/** Figures of courses: a certain one, a doubtful one, a doubtful one that the site’s owner gave, and a sample. */
export const courseFacts = [
  fact('day', { title: 'Day course', value: sum(450) }),
  fact('evening', { title: 'Evening course', value: sum(321), ...doubtful }),
  fact('night', { title: 'Night course', value: sum(123), ...doubtful, given: true }),
  fact('dawn', { title: 'Dawn course', value: sum(99), status: 'sample' }),
];

/** An entry that quotes the price of a course. */
export const item = (id: string) => ({ title: `The ${id} course`, value: { fact: `prices.${id}` } });
/** A block that lists the prices of courses. */
export const glance = (...ids: readonly string[]) => ({
  type: 'facts',
  heading: 'At a glance',
  items: ids.map(item),
});
