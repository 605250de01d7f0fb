import { withValue } from '../../edit/with-value';
import { blocksIn } from '../blocks-in';
import { newDocument, schemaBeside } from '../json-edit';
import type { Migration, Texts } from '../migration';
import kindsOf0 from './kinds-of-0.json' with { type: 'json' };

/**
 * The topic that partners are about. In version 0, the block `next-steps` always listed the partners in the country of
 * the page; now its property `partners` names the topic by which they are found.
 */
const partnerTopic = 'country';
/** The topics of enquiries in version 0. */
const topics = [partnerTopic, 'service', 'university'];

type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Kinds of pages were built into version 0 and are now defined in `_kinds.json`: those that the site uses, with their
 * settings from `_site.json` and the slots that list them. In version 0 every office had the schema.org type
 * `ProfessionalService`; now `_site.json` says so.
 */
export const kinds: Migration = (texts) => {
  const site = texts.get('_site.json');
  if (site === undefined || texts.has('_kinds.json')) return texts;
  const { $schema, kinds: siteKinds, contents, header, footer } = JSON.parse(site) as JsonObject;
  const settingsOf = (kind: string) => asList(siteKinds).find((settings) => settings.kind === kind);
  const slotsOfKinds = [
    ...asList(asObject(header).items)
      .flatMap(({ sections }) => asList(sections))
      .map(({ list }) => ({ kind: list, place: 'menu' })),
    ...asList(asObject(footer).columns).map(({ list }) => ({ kind: list, place: 'footer' })),
    ...blocksIn(texts, 'page-cards').map(({ block }) => {
      const { kind, in: place } = asObject(block.pages);
      return { kind, place };
    }),
    ...pagesIn(texts).flatMap(({ kind, listing }) => {
      const { in: places } = asObject(listing);
      return (Array.isArray(places) ? places : []).map((place) => ({ kind, place }));
    }),
  ];
  const usedKinds = new Set([
    'page',
    ...pagesIn(texts).map(({ kind }) => kind),
    ...slotsOfKinds.map(({ kind }) => kind),
  ]);
  const document = {
    ...schemaBeside($schema, 'kinds'),
    topics,
    kinds: Object.entries(kindsOf0)
      .filter(([kind]) => usedKinds.has(kind) || settingsOf(kind))
      .map(([kind, definition]) => {
        const places = new Set(slotsOfKinds.filter((one) => one.kind === kind).map(({ place }) => place));
        const { topic, ending } = asObject(settingsOf(kind));
        // The labels of sections in tables of contents were the same for all kinds.
        return {
          kind,
          ...definition,
          ...('contents' in definition && Array.isArray(contents) && { contents: { labels: contents } }),
          ...(places.size > 0 && { places: [...places] }),
          ...(topic !== undefined && { topic }),
          ...(Array.isArray(ending) && { ending: ending.map(withTopic) }),
        };
      }),
  };
  const migrated = new Map(texts).set('_kinds.json', newDocument(document));
  for (const { path, index, block } of blocksIn(texts, 'next-steps')) {
    if (block.partners === undefined) continue;
    const topicPath = ['blocks', index, 'partners', 'topic'];
    migrated.set(
      path,
      withValue(migrated.get(path) ?? '', topicPath, partnerTopic, { insertBefore: ['to'] }),
    );
  }
  const withBusiness = texts.has('_collections/offices.json')
    ? withValue(site, ['business'], 'ProfessionalService', {
        insertBefore: ['booking', 'kinds', 'redirects'],
      })
    : site;
  const withoutKinds = withValue(withBusiness, ['kinds'], undefined);
  return migrated.set('_site.json', withValue(withoutKinds, ['contents'], undefined));
};

/** Adds the topic of its partners to a block `next-steps`; returns other blocks as they are. */
const withTopic = (block: unknown) => {
  const { partners } = asObject(block);
  return partners === undefined
    ? block
    : { ...asObject(block), partners: { ...asObject(partners), topic: partnerTopic } };
};

const pagesIn = (texts: Texts): readonly JsonObject[] =>
  [...texts].map(([, text]) => asObject(JSON.parse(text))).filter(({ kind }) => typeof kind === 'string');

const asObject = (value: unknown) => Object(value) as JsonObject;

const asList = (value: unknown): readonly JsonObject[] => (Array.isArray(value) ? value.map(asObject) : []);
