import type { Page } from '../compiled';
import type { CostTable, Duration, Money, Office } from '../generated/compiled';

/** What a menu says of a page besides its name: all of it is in the page's blocks. */
export interface MenuFigures {
  /** The lowest fee for a year. */
  tuition?: Exclude<Money, number>;
  /** How long graduates may stay. */
  stay?: Duration;
  /** Where the one office of the page is, and when it is open. */
  office?: Pick<Office, 'city' | 'weekdays'>;
}

export function menuFiguresOf({ blocks }: Pick<Page, 'blocks'>): MenuFigures {
  const fees = blocks.flatMap((block) =>
    block.type === 'cost-table' && block.of === 'tuition' ? yearlyFees(block) : [],
  );
  const [tuition] = fees.sort((a, b) => a.from - b.from);
  const [stay] = blocks.flatMap((block) => (block.type === 'facts' ? staysIn(block.items) : []));
  const [office] = blocks.flatMap((block) =>
    block.type === 'offices' && block.offices.length === 1 ? block.offices : [],
  );
  return {
    ...(tuition && { tuition }),
    ...(stay !== undefined && { stay }),
    ...(office && { office: { city: office.city, weekdays: office.weekdays } }),
  };
}

type TuitionTable = Extract<CostTable, { of: 'tuition' }>;

/** Rows in another currency or for another time cannot be compared with the rest. */
function yearlyFees({ rows, currency, per }: TuitionTable): Exclude<Money, number>[] {
  return rows
    .map(({ amount }) => (typeof amount === 'number' ? { from: amount } : amount))
    .map((amount) => ({ from: amount.from, currency, per, ...pick(amount) }))
    .filter((fee) => fee.per === 'year' && fee.currency === currency);
}

const pick = ({ currency, per }: Exclude<Money, number>) => ({
  ...(currency && { currency }),
  ...(per && { per }),
});

type Fact = Extract<Page['blocks'][number], { type: 'facts' }>['items'][number];

const staysIn = (items: readonly Fact[]): readonly Duration[] =>
  items.flatMap(({ is, value }) => (is === 'stay' && 'duration' in value ? value.duration : []));
