interface Dated {
  from?: string;
  to?: string;
}

/**
 * What a page has of a notice from a day on, without a further build: nothing of one that is over, and no first day of
 * one that has begun. With a first day it is served hidden. Where the day is not known, it has begun. Days compare as
 * texts.
 */
export function noticeSince<Notice extends Dated>(
  notice: Notice,
  today: string | undefined,
): Notice | undefined {
  if (today === undefined) return { ...notice, from: undefined };
  if (notice.to !== undefined && notice.to < today) return undefined;
  return notice.from === undefined || today < notice.from ? notice : { ...notice, from: undefined };
}
