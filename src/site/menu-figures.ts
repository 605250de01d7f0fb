import type { Page } from '../compiled';
import type { Duration, Hours, OpenDays } from '../generated/compiled';
import type { PageFigures } from '../generated/documents';

/** Figures of a page for menus, taken from its blocks. */
export interface MenuFigures {
  /** The lowest amount in its tables. */
  lowest?: Page['lowest'];
  /** A duration, and the type of the block that has it. */
  lasts?: { duration: Duration; block: string };
  /** The city and hours of a page's single place, and the type of the block that shows it. */
  place?: { city: string; hours?: Hours | readonly OpenDays[]; block: string };
}

/** The figures that the page's kind asks for. */
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

/** Durations of items with a given name. */
function durationsIn(block: Block, asked: PageFigures['fact']): readonly Duration[] {
  if (block.type !== asked?.block) return [];
  const { items = [] } = block as { items?: readonly { is?: string; value?: { duration?: Duration } }[] };
  return items.flatMap(({ is, value }) => (is === asked.is ? (value?.duration ?? []) : []));
}

/** Places of a block: entries with a city, and with hours under the name that the kind specifies. */
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
