import { withValue } from '../../edit/with-value';
import type { Migration } from '../migration';

/** Analytics now name their adapter. Version 0 had a single one, compatible with Google's tag. */
export const analytics: Migration = (texts) => {
  const site = texts.get('_site.json');
  const { analytics: own } = JSON.parse(site ?? '{}') as { analytics?: object };
  if (site === undefined || own === undefined || 'adapter' in own) return texts;
  const before = Object.keys(own);
  return new Map(texts).set('_site.json', withValue(site, ['analytics', 'adapter'], 'gtag', { before }));
};
