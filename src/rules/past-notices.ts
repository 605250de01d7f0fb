import { pastNotice } from '../diagnostics/past-notice/past-notice';
import { locationOfValue } from '../document/location';
import type { SiteDocument } from '../generated/documents';
import type { PartiallyValid } from '../schema/valid-part';
import { blocksOfType } from '../site/blocks-of';
import { forEachDocument, type Rule } from './rule';

/** Notices whose last day has passed. Pages do not show them any more, so they can be deleted. */
export const pastNotices: Rule = forEachDocument((linked, { sources: { today } }) => {
  if (today === undefined) return [];
  const notice =
    linked.kind === 'site' ? (linked.validValue as PartiallyValid<SiteDocument>).notice : undefined;
  const notices = [
    ...(notice ? [{ to: notice.to, pointer: '/notice' }] : []),
    ...blocksOfType(linked, 'notice').map(({ block, pointer }) => ({ to: block.to, pointer })),
  ];
  return notices.flatMap(({ to, pointer }) =>
    to !== undefined && to < today ? [pastNotice(locationOfValue(linked.parsed, `${pointer}/to`), to)] : [],
  );
});
