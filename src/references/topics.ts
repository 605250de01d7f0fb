import { nearest } from '../diagnostics/nearest';
import { unknownValue } from '../diagnostics/unknown-value/unknown-value';
import { kindsPath } from '../document/document-kind';
import { listIn } from '../document/list-in';
import { locationOfValue } from '../document/location';
import { findName, type NamedReference, type ReferenceKind } from './reference-kind';
import { areKindsKnown, kindsDocument, siteTopics } from './site-kinds';

/** Topics of enquiries by name, as defined with the kinds of pages. */
export const topics: ReferenceKind<NamedReference> = {
  parts: {
    topic: {
      find: findName,
      suggest: ({ contentOf }) =>
        listIn(contentOf(kindsPath), 'topics').map((topic) => ({ name: String(topic), description: '' })),
    },
  },

  check: (references, { parsed }, site) => {
    if (!areKindsKnown(site)) return [];
    const topicList = siteTopics(site.documents);
    const kindsFile = kindsDocument(site.documents);
    // Topics are in the same document as kinds of pages: where a kind may be missing, a topic may be, too.
    return references
      .filter(({ name }) => !topicList.includes(name) && !kindsFile?.mightDefine('kind-name', name))
      .map(({ name, pointer }) => {
        // The last name in the pointer, before the index in a list.
        const property = /\/([^/]+)(?:\/\d+)?$/.exec(pointer)?.[1] ?? '';
        const near = nearest(name, topicList);
        const diagnostic = unknownValue(locationOfValue(parsed, pointer), property, name, topicList, near);
        // A topic may be misspelt where it is defined: compiler/merge-related-diagnostics.ts looks there.
        return { ...diagnostic, unknown: { type: 'topic', name, near } };
      });
  },
};
