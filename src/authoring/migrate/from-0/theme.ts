import { newDocument, schemaBeside } from '../json-edit';
import type { Migration } from '../migration';
import themeOf0 from './theme-of-0.json' with { type: 'json' };

/** The colours, which were built into version 0, become a document. */
export const theme: Migration = (texts) => {
  const site = texts.get('_site.json');
  if (site === undefined || texts.has('_theme.json')) return texts;
  const { $schema } = JSON.parse(site) as { $schema?: string };
  return new Map(texts).set('_theme.json', newDocument({ ...schemaBeside($schema, 'theme'), ...themeOf0 }));
};
