/**
 * 2024-01-11 as January 11, 2024. The month comes first, as the specification dates the articles, whatever the site's
 * language; the zone is fixed, so that a day is the same day on the server and in every browser. The formatter is created
 * on demand: a page has one date at most, and most have none.
 */
export const formatDate = (date: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
