import { withValue } from '../../edit/with-value';
import type { Migration } from '../migration';

/** Analytics now name their adapter. Version 0 had a single one, compatible with Google's tag. */
export const analytics: Migration = (texts) => {
  const site = texts.get('_site.json');
  const { analytics: settings } = JSON.parse(site ?? '{}') as { analytics?: object };
  if (site === undefined || settings === undefined || 'adapter' in settings) return texts;
  const insertBefore = Object.keys(settings);
  const withAdapter = withValue(site, ['analytics', 'adapter'], 'gtag', { insertBefore });
  return new Map(texts).set('_site.json', withAdapter);
};
