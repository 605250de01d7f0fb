import type { LinkedSite } from './checked-site';

/** The groups of words that belong to no block and that a site needs whatever its pages show. */
export const wordGroupsOf = (_site: Pick<LinkedSite, 'documents'>): readonly string[] => [
  'shell',
  'page-states',
];

/** The language of the site, as far as its document says it. */
export const languageOf = ({ settings }: Pick<LinkedSite, 'settings'>): string | undefined =>
  settings?.content.language;
