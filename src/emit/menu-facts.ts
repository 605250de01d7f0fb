import type { Locale, MenuEntry, Shell, Words } from '../compiled';
import { formatHours } from '../format/date-time';
import { formatDuration } from '../format/duration';
import { formatMoney } from '../format/money';
import { shortOpeningHours } from '../format/opening-hours';
import type { Site } from '../site/assembled-site';
import type { MenuFigures } from '../site/menu-figures';

/**
 * `menu.json`: data about the pages in the menus, by URL. It is a separate file, so that pages do not include data that
 * only visitors who open a menu see.
 */
export function emitMenuFacts({ shell, pages }: Pick<Site, 'shell' | 'pages'>): string {
  const linkedRoutes = routesInMenus(shell.header);
  const menuPages = pages.flatMap((entry): [string, MenuEntry][] => {
    const { route } = entry;
    if (!linkedRoutes.has(route)) return [];
    const { tone, figures } = entry.summary();
    const facts = factsOf(figures, shell.words, shell);
    if (!tone && facts.length === 0) return [];
    return [[route, { tone, ...(facts.length > 0 && { facts }) }]];
  });
  return JSON.stringify(Object.fromEntries(menuPages));
}

/** The routes to which menus with sections link. */
const routesInMenus = ({ items }: Pick<Shell['header'], 'items'>): ReadonlySet<string> =>
  new Set(
    items.flatMap((item) =>
      'sections' in item ? item.sections.flatMap(({ links }) => links.map(({ to }) => to.href)) : [],
    ),
  );

/**
 * The figures as texts: the lowest amount, the duration, the city, the hours. Words beside a figure are those of the
 * block that has it, of which `block` is the type.
 */
const factsOf = (
  { lowestAmount, length, place }: MenuFigures,
  words: Words,
  locale: Locale,
): readonly string[] => [
  ...(lowestAmount ? [formatMoney({ ...lowestAmount, atLeast: true }, {}, words.figures, locale)] : []),
  ...(length
    ? [
        joined(
          ' ',
          formatDuration(length.duration, words.figures, locale),
          words.menus[length.block]?.duration,
        ),
      ]
    : []),
  ...(place ? [place.city] : []),
  ...hoursOf(place, words, locale),
];

/** Opening hours: after the block's words for the days (“Monday–Friday”), or by day if the place has them by day. */
function hoursOf(place: MenuFigures['place'], words: Words, locale: Locale): readonly string[] {
  if (!place?.hours) return [];
  if ('opens' in place.hours)
    return [joined(', ', words.menus[place.block]?.hours, formatHours(place.hours, locale))];
  const open = shortOpeningHours(place.hours, locale).map(({ days, hours }) => joined(', ', days, hours));
  return open.length > 0 ? [open.join('; ')] : [];
}

/** A figure with the words beside it, if there are any. */
const joined = (separator: string, ...parts: readonly (string | undefined)[]) =>
  parts.filter((part) => part !== undefined).join(separator);
