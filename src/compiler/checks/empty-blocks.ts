import type { Diagnostic } from '../../diagnostics/diagnostic';
import { missingChoice, missingProperty } from '../../diagnostics/missing-property/missing-property';
import { locationOfValue } from '../../document/location';
import { blocksOf } from '../../site/blocks-of';
import type { LinkedSite, PlacedDocument } from '../../site/checked-site';
import { mayHave } from '../may-have';

/** Blocks that show what is written in them or what is kept elsewhere, with the properties that say either. */
const lists = [
  {
    type: 'posts',
    choices: ['items', 'pages'],
    advice: 'List the posts yourself, or name the kind of pages that list themselves, by date.',
  },
  {
    type: 'people',
    choices: ['items', 'collection'],
    advice: 'List the people here, or name a collection of them.',
  },
] as const;

/** What a map says of its place, if that is no entry of a collection. */
const ofPlace = ['office', 'embed', 'link', 'title'] as const;

/** Blocks that say neither what they show nor where it is kept. */
export const emptyBlocks = ({ documents }: LinkedSite): readonly Diagnostic[] =>
  documents.flatMap((document) => [
    ...lists.flatMap(({ type, choices, advice }) =>
      blocksOf(document, type)
        .filter(
          ({ block, pointer }) => lackingIn(document, block, pointer, choices).length === choices.length,
        )
        .map(({ pointer }) => missingChoice(typeAt(document, pointer), choices, advice)),
    ),
    ...blocksOf(document, 'map').flatMap(({ block, pointer }) => {
      const lacking = lackingIn(document, block, pointer, ofPlace);
      if (lacking.length === 0 || lackingIn(document, block, pointer, ['collection']).length === 0) return [];
      const advice = `Add ${lacking.length === 1 ? 'it' : 'them'}, or name a collection of places.`;
      return [missingProperty(typeAt(document, pointer), lacking, advice)];
    }),
  ]);

const typeAt = ({ document }: PlacedDocument, pointer: string) =>
  locationOfValue(document, `${pointer}/type`);

/** The properties that are neither there nor hidden by an error in the block. */
const lackingIn = (
  { broken }: PlacedDocument,
  block: object,
  pointer: string,
  names: readonly string[],
): readonly string[] =>
  names.filter(
    (name) => (block as Record<string, unknown>)[name] === undefined && !mayHave(broken, pointer, [name]),
  );
