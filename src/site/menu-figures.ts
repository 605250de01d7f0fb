import type { Page } from '../compiled';
import { week } from '../format/opening-hours';
import type { Duration, Hours, OpenDays } from '../generated/compiled';
import type { PageFigures } from '../generated/documents';

/** Figures of a page for menus, taken from its blocks. */
export interface MenuFigures {
  /** The lowest amount in its tables. */
  lowestAmount?: Page['lowestAmount'];
  /** A duration, and the type of the block that has it. */
  length?: { duration: Duration; block: string };
  /** The city and hours of a page's single place, and the type of the block that shows it. */
  place?: { city: string; hours?: Hours | readonly OpenDays[]; block: string };
}

/** The lowest amount, if the page has one, and the duration and place that its kind asks for in `figures`. */
export function menuFiguresOf({
  blocks,
  lowestAmount,
  figures = {},
}: Pick<Page, 'blocks' | 'figures' | 'lowestAmount'>): MenuFigures {
  const [duration] = blocks.flatMap((block) => durationsIn(block, figures.fact));
  const [place] = blocks.flatMap((block) => placesIn(block, figures.place));
  return {
    ...(lowestAmount && { lowestAmount }),
    ...(duration !== undefined && figures.fact && { length: { duration, block: figures.fact.block } }),
    ...(place && { place }),
  };
}

type Block = Page['blocks'][number];

/** The durations of those items of a block whose `is`, what menus show them as (`stay`), is the wanted one. */
function durationsIn(block: Block, wanted: PageFigures['fact']): readonly Duration[] {
  if (block.type !== wanted?.block) return [];
  const { items = [] } = block as { items?: readonly { is?: string; value?: { duration?: Duration } }[] };
  return items.flatMap(({ is, value }) => (is === wanted.is ? (value?.duration ?? []) : []));
}

/**
 * The hours in a property of an entry. If the entry also has properties for single days (`saturday`), these hours are
 * those of Monday to Friday.
 */
function hoursIn(
  entry: Readonly<Record<string, unknown>>,
  name: string,
): Hours | readonly OpenDays[] | undefined {
  const hours = entry[name] as Hours | readonly OpenDays[] | undefined;
  if (!hours || !('opens' in hours)) return hours;
  const days = week.flatMap((day) => (entry[day] ? [{ from: day, ...(entry[day] as Hours) }] : []));
  return days.length > 0 ? [{ from: 'monday', to: 'friday', ...hours }, ...days] : hours;
}

/**
 * The place of a block: its entry with a city, and with hours under the name that the kind specifies. None if there are
 * several, since a menu has room for one.
 */
function placesIn(block: Block, wanted: PageFigures['place']): readonly NonNullable<MenuFigures['place']>[] {
  if (block.type !== wanted?.block) return [];
  const places = Object.values(block)
    .filter((list): list is readonly Readonly<Record<string, unknown>>[] => Array.isArray(list))
    .flat()
    .flatMap((entry) => {
      const hours = wanted.hours === undefined ? undefined : hoursIn(entry, wanted.hours);
      return typeof entry.city === 'string'
        ? [{ city: entry.city, block: block.type, ...(hours && { hours }) }]
        : [];
    });
  return places.length === 1 ? places : [];
}
