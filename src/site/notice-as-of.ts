interface Dated {
  from?: string;
  to?: string;
}

/**
 * The notice to render as of a day: undefined if it has expired, and without its start date if it has begun. A notice
 * with a start date is served hidden. If the day is unknown, notices count as begun. Dates can be compared as strings.
 */
export function noticeAsOf<Notice extends Dated>(
  notice: Notice,
  today: string | undefined,
): Notice | undefined {
  if (today === undefined) return { ...notice, from: undefined };
  if (notice.to !== undefined && notice.to < today) return undefined;
  return notice.from === undefined || today < notice.from ? notice : { ...notice, from: undefined };
}
