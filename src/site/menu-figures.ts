import type { Page } from '../compiled';
import type { Duration, Hours, OpenDays } from '../generated/compiled';
import type { PageFigures } from '../generated/documents';

/** What a menu says of a page besides its name: all of it is in the page's blocks. */
export interface MenuFigures {
  /** The lowest sum of its tables. */
  lowest?: Page['lowest'];
  /** How long something lasts, and which type of block says it. */
  lasts?: { duration: Duration; block: string };
  /** Where the one place of the page is, when it is open, and which type of block says it. */
  place?: { city: string; hours?: Hours | readonly OpenDays[]; block: string };
}

/** Those that the kind of the page asks for. */
export function menuFiguresOf({
  blocks,
  lowest,
  figures = {},
}: Pick<Page, 'blocks' | 'figures' | 'lowest'>): MenuFigures {
  const [duration] = blocks.flatMap((block) => durationsIn(block, figures.fact));
  const [place] = blocks.flatMap((block) => placesIn(block, figures.place));
  return {
    ...(lowest && { lowest }),
    ...(duration !== undefined && figures.fact && { lasts: { duration, block: figures.fact.block } }),
    ...(place && { place }),
  };
}

type Block = Page['blocks'][number];

/** The durations of the items that carry a name. */
function durationsIn(block: Block, asked: PageFigures['fact']): readonly Duration[] {
  if (block.type !== asked?.block) return [];
  const { items = [] } = block as { items?: readonly { is?: string; value?: { duration?: Duration } }[] };
  return items.flatMap(({ is, value }) => (is === asked.is ? (value?.duration ?? []) : []));
}

/** The place of a block that shows one: an entry with a city, and hours under the name that the kind says. */
function placesIn(block: Block, asked: PageFigures['place']): readonly NonNullable<MenuFigures['place']>[] {
  if (block.type !== asked?.block) return [];
  const places = Object.values(block)
    .filter((list): list is readonly Readonly<Record<string, unknown>>[] => Array.isArray(list))
    .flat()
    .flatMap((entry) => {
      const hours =
        asked.hours === undefined
          ? undefined
          : (entry[asked.hours] as Hours | readonly OpenDays[] | undefined);
      return typeof entry.city === 'string'
        ? [{ city: entry.city, block: block.type, ...(hours && { hours }) }]
        : [];
    });
  return places.length === 1 ? places : [];
}
