import { withValue } from '../../edit/with-value';
import type { Migration } from '../migration';

/** Analytics name their adapter. There was one: a script that speaks as Google's tag does. */
export const analytics: Migration = (texts) => {
  const site = texts.get('_site.json');
  const { analytics: own } = JSON.parse(site ?? '{}') as { analytics?: object };
  if (site === undefined || own === undefined || 'adapter' in own) return texts;
  const before = Object.keys(own);
  return new Map(texts).set('_site.json', withValue(site, ['analytics', 'adapter'], 'gtag', { before }));
};
