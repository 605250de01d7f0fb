import { newDocument, schemaBeside, withValue } from '../json-edit';
import type { Migration } from '../migration';
import frozen from './kinds.json';

/** What `_site.json` said of a kind. */
interface SiteKind {
  kind: string;
  topic?: string;
  ending?: unknown;
}

/** The kind whose pages showed the list of contents that `_site.json` named. */
const withContents = 'destination';

/** The kinds of pages, which the code knew, are a document; what `_site.json` said of them joins it. */
export const kinds: Migration = (texts) => {
  const site = texts.get('_site.json');
  if (site === undefined || texts.has('_kinds.json')) return texts;
  const {
    $schema,
    kinds: own = [],
    contents,
  } = JSON.parse(site) as {
    $schema?: string;
    kinds?: readonly SiteKind[];
    contents?: unknown;
  };
  const written = frozen.kinds.map((kind) => {
    const { topic, ending } = own.find((one) => one.kind === kind.kind) ?? {};
    return {
      ...kind,
      ...(topic !== undefined && { topic }),
      ...(kind.kind === withContents && contents !== undefined && { contents: { labels: contents } }),
      ...(ending !== undefined && { ending }),
    };
  });
  const document = newDocument({ ...schemaBeside($schema, 'kinds'), topics: frozen.topics, kinds: written });
  const rest = withValue(withValue(site, ['kinds'], undefined), ['contents'], undefined);
  return new Map(texts).set('_site.json', rest).set('_kinds.json', document);
};
