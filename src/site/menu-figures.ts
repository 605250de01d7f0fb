import type { Page } from '../compiled';
import type { Duration, Office } from '../generated/compiled';
import { type YearlyFee, yearlyFee } from '../references/yearly-fee';

/** What a menu says of a page besides its name: all of it is in the page's blocks. */
export interface MenuFigures {
  /** The lowest fee for a year. */
  tuition?: YearlyFee;
  /** How long graduates may stay. */
  stay?: Duration;
  /** Where the one office of the page is, and when it is open. */
  office?: Pick<Office, 'city' | 'weekdays'>;
}

export function menuFiguresOf({ blocks }: Pick<Page, 'blocks'>): MenuFigures {
  const tuition = yearlyFee({ blocks });
  const [stay] = blocks.flatMap((block) => (block.type === 'facts' ? staysIn(block.items) : []));
  const [office] = blocks.flatMap((block) =>
    block.type === 'offices' && block.collection.length === 1 ? block.collection : [],
  );
  return {
    ...(tuition && { tuition }),
    ...(stay !== undefined && { stay }),
    ...(office && { office: { city: office.city, weekdays: office.weekdays } }),
  };
}

type Fact = Extract<Page['blocks'][number], { type: 'facts' }>['items'][number];

const staysIn = (items: readonly Fact[]): readonly Duration[] =>
  items.flatMap(({ is, value }) => (is === 'stay' && 'duration' in value ? value.duration : []));
