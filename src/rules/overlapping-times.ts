import { overlappingTime } from '../diagnostics/overlapping-time/overlapping-time';
import { locationOfValue } from '../document/location';
import { minutesPerWeek } from '../format/open-at';
import { type OpenSpan, openSpansOf } from '../format/open-spans';
import type { OpenDays } from '../generated/documents';
import { partsIn } from './parts-in';
import { forEachDocument, type Rule } from './rule';

/** Entries of a list of opening hours that overlap earlier entries. */
export const overlappingTimes: Rule = forEachDocument((document, context) => {
  const lists = new Map<string, Span[]>();
  return partsIn(document, context, 'open-days').flatMap(({ pointer, value }) => {
    const list = pointer.slice(0, pointer.lastIndexOf('/'));
    const earlierSpans = lists.get(list) ?? [];
    const spans = spansOf(value as OpenDays);
    lists.set(list, [...earlierSpans, ...spans]);
    const [found] = spans.flatMap((span) => earlierSpans.find((other) => overlap(span, other)) ?? []);
    return found
      ? [overlappingTime(locationOfValue(document.parsed, pointer), found.day, found.opens, found.closes)]
      : [];
  });
});

/** An opening period, with the times that its entry states. */
interface Span extends OpenSpan, Pick<OpenDays, 'opens' | 'closes'> {}

/** The opening periods of an entry, one for each day. */
const spansOf = (days: OpenDays): readonly Span[] => openSpansOf(days).map((span) => ({ ...days, ...span }));

/** Whether two spans overlap, also across the end of the week: from Sunday to Monday. */
const overlap = (one: Span, other: Span): boolean =>
  [-minutesPerWeek, 0, minutesPerWeek].some(
    (shift) => one.start < other.end + shift && other.start + shift < one.end,
  );
