import type { Diagnostic } from '../../diagnostics/diagnostic';
import { missingChoice, missingProperty } from '../../diagnostics/missing-property/missing-property';
import { blockSchemaFile } from '../../document/document-kind';
import { locationOfValue } from '../../document/location';
import type { Sources } from '../../document/source';
import { blocksOfType } from '../../site/blocks-of';
import type { LinkedDocument, LinkedSite } from '../../site/checked-site';
import { mightHaveProperty } from '../might-have-property';

/** Blocks that need one of several properties. */
const blocksWithChoice = [
  {
    type: 'posts',
    choices: ['items', 'pages'],
    advice: 'List the posts yourself, or name a kind of pages: they are listed by date.',
  },
  {
    type: 'people',
    choices: ['items', 'collection'],
    advice: 'List the people here, or name a collection of them.',
  },
  // Without either, deaf visitors miss what is said (WCAG 2.2, 1.2).
  {
    type: 'video',
    choices: ['captions', 'transcript'],
    advice:
      'Captions show what is said while the video plays. For a video without speech, write what it shows as "transcript".',
  },
] as const;

/**
 * The properties that a block of this type must have if it shows no collection: those that an entry of a collection
 * would provide.
 */
function requiredWithoutCollection(type: string, { schemas }: Sources): readonly string[] {
  const { required = [] } = schemas[blockSchemaFile(type)]?.$defs?.entry ?? {};
  return required.filter((name) => name !== 'id');
}

/**
 * Blocks with neither content of their own nor a collection or kind of pages that provides it, and videos with neither
 * captions nor a transcript.
 */
export const incompleteBlocks = ({ documents, sources }: LinkedSite): readonly Diagnostic[] =>
  documents.flatMap((document) => [
    ...blocksWithChoice.flatMap(({ type, choices, advice }) =>
      blocksOfType(document, type)
        .filter(
          ({ block, pointer }) => missingIn(document, block, pointer, choices).length === choices.length,
        )
        .map(({ pointer }) => missingChoice(locationOfType(document, pointer), choices, advice)),
    ),
    ...blocksOfType(document, 'map').flatMap(({ block, pointer }) => {
      const missing = missingIn(document, block, pointer, requiredWithoutCollection('map', sources));
      if (missing.length === 0 || missingIn(document, block, pointer, ['collection']).length === 0) return [];
      const advice = `Add ${missing.length === 1 ? 'it' : 'them'}, or name a collection of places.`;
      return [missingProperty(locationOfType(document, pointer), missing, advice)];
    }),
    ...blocksOfType(document, 'place-map').flatMap(({ block, pointer }) => {
      const map = `${pointer}/map`;
      const isEmpty = block.map !== undefined && missingIn(document, block.map, map, ['places']).length > 0;
      if (!isEmpty || missingIn(document, block, pointer, ['collection']).length === 0) return [];
      const advice = 'Add them, or name a collection of places beside the map.';
      return [missingProperty(locationOfValue(document.parsed, map), ['places'], advice)];
    }),
  ]);

const locationOfType = ({ parsed }: LinkedDocument, pointer: string) =>
  locationOfValue(parsed, `${pointer}/type`);

/** The properties that are missing, unless an error in the block may hide them. */
const missingIn = (
  { invalidPointers }: LinkedDocument,
  block: object,
  pointer: string,
  names: readonly string[],
): readonly string[] =>
  names.filter(
    (name) =>
      (block as Record<string, unknown>)[name] === undefined &&
      !mightHaveProperty(invalidPointers, pointer, [name]),
  );
