import type { Diagnostic } from '../../diagnostics/diagnostic';
import { rangeBackwards } from '../../diagnostics/range-backwards/range-backwards';
import { locationOfValue } from '../../document/location';
import { blocksOfType } from '../../site/blocks-of';
import type { LinkedSite } from '../../site/checked-site';

/** Notices that end before they begin, and so would never be shown. Both dates may be the same day. */
export function backwardsNotices({ settings, documents }: LinkedSite): readonly Diagnostic[] {
  const notice = settings?.content.notice;
  const notices = [
    ...(settings && notice ? [{ document: settings.parsed, notice, pointer: '/notice' }] : []),
    ...documents.flatMap((each) =>
      blocksOfType(each, 'notice').map(({ block, pointer }) => ({
        document: each.parsed,
        notice: block,
        pointer,
      })),
    ),
  ];
  return notices.flatMap(({ document, notice: { from, to }, pointer }) =>
    from !== undefined && to !== undefined && to < from
      ? [rangeBackwards(locationOfValue(document, `${pointer}/to`), from, to)]
      : [],
  );
}
