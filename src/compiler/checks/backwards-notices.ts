import type { Diagnostic } from '../../diagnostics/diagnostic';
import { rangeBackwards } from '../../diagnostics/range-backwards/range-backwards';
import { locationOfValue } from '../../document/location';
import { noticesIn } from '../../site/blocks-of';
import type { LinkedSite } from '../../site/checked-site';

/** Notices that end before they begin, and so would never be shown. Both dates may be the same day. */
export const backwardsNotices = ({ documents }: LinkedSite): readonly Diagnostic[] =>
  documents.flatMap((document) =>
    noticesIn(document).flatMap(({ notice: { from, to }, pointer }) =>
      from !== undefined && to !== undefined && to < from
        ? [rangeBackwards(locationOfValue(document.parsed, `${pointer}/to`), from, to)]
        : [],
    ),
  );
