import { pastNotice } from '../diagnostics/past-notice/past-notice';
import { locationOfValue } from '../document/location';
import { noticesIn } from '../site/blocks-of';
import { forEachDocument, type Rule } from './rule';

/** Notices whose last day has passed. Pages do not show them any more, so they can be deleted. */
export const pastNotices: Rule = forEachDocument((linked, { sources: { today } }) =>
  today === undefined
    ? []
    : noticesIn(linked).flatMap(({ notice: { to }, pointer }) =>
        to !== undefined && to < today
          ? [pastNotice(locationOfValue(linked.parsed, `${pointer}/to`), to)]
          : [],
      ),
);
