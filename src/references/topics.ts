import { nearest } from '../diagnostics/nearest';
import { unknownValue } from '../diagnostics/unknown-value/unknown-value';
import { kindsPath } from '../document/document-kind';
import { locationOfValue } from '../document/location';
import { findName, type NamedReference, type ReferenceKind } from './reference-kind';
import { kindsDocument, knowsKinds, siteTopics } from './site-kinds';

/** Topics of enquiries by name, as defined with the kinds of pages. */
export const topics: ReferenceKind<NamedReference> = {
  parts: {
    topic: {
      find: findName,
      suggest: ({ contentOf }) => {
        const { topics: written } = Object(contentOf(kindsPath)) as { topics?: unknown };
        return (Array.isArray(written) ? written : []).map((topic) => ({
          name: String(topic),
          description: '',
        }));
      },
    },
  },

  check: (references, { document }, site) => {
    if (!knowsKinds(site)) return [];
    const known = siteTopics(site.documents);
    const written = kindsDocument(site.documents);
    return references
      .filter(({ name }) => !known.includes(name) && !written?.mightDefine('kind-name', name))
      .map(({ name, pointer }) => {
        const property = /\/([^/]+)(?:\/\d+)?$/.exec(pointer)?.[1] ?? '';
        const near = nearest(name, known);
        const found = unknownValue(locationOfValue(document, pointer), property, name, known, near);
        return { ...found, unknown: { of: 'topic', name, near } };
      });
  },
};
