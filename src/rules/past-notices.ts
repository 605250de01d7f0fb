import { pastNotice } from '../diagnostics/past-notice/past-notice';
import { locationOfValue } from '../document/location';
import { blocksOf } from '../site/blocks-of';
import type { Rule } from './rule';

/** Expired notices. They are not shown any more, and would clutter the document. */
export const pastNotices: Rule = ({ documents, settings, sources: { today } }) => {
  if (today === undefined) return [];
  const notice = settings?.content.notice;
  const found = [
    ...(settings && notice ? [{ document: settings.document, to: notice.to, pointer: '/notice' }] : []),
    ...documents.flatMap((each) =>
      blocksOf(each, 'notice').map(({ block, pointer }) => ({
        document: each.document,
        to: block.to,
        pointer,
      })),
    ),
  ];
  return found.flatMap(({ document, to, pointer }) =>
    to !== undefined && to < today ? [pastNotice(locationOfValue(document, `${pointer}/to`), to)] : [],
  );
};
