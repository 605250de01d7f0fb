import type { Schemas } from '../document/source';
import { anchors } from './anchors';
import { blocksToCheck } from './blocks-to-check';
import { articleDate, isDated } from './dated';
import type { DocumentIndex, ReferencedImage } from './document-index';
import { factsOfPages } from './facts-of-pages';
import { flags } from './flags';
import { forms } from './forms';
import { icons } from './icons';
import { images } from './images';
import { links } from './links';
import { lowestSums, quotedSums } from './lowest-sums';
import { maps } from './maps';
import { pageLists } from './page-lists';
import { quotes } from './quotes';
import type { NamedReference, ReferenceKind, References } from './reference-kind';
import { registerNames } from './register-names';
import { requestedRows } from './requested-rows';
import { findRequiredWords } from './required-words';
import { blockTypesIn, languagesIn } from './source-blocks';
import { tones } from './tones';

/** Builds the index of a document. `validValue` is the valid part of its value. */
export function indexDocument(schemas: Schemas, references: References, validValue: unknown): DocumentIndex {
  const namesOf = (kind: ReferenceKind<NamedReference>) =>
    unique(references.of(kind).map(({ name }) => name));
  const date = articleDate(validValue);
  const doubtful = blocksToCheck(validValue);
  const languages = languagesIn(validValue);
  return {
    anchors: namesOf(anchors),
    paths: unique(
      references.of(links).flatMap(
        // Redirects are not links that visitors follow.
        ({ pointer, address }) => (address && !pointer.startsWith('/redirects/') ? address.path : []),
      ),
    ),
    images: imagesIn(references),
    icons: namesOf(icons),
    flags: namesOf(flags),
    tones: namesOf(tones),
    lists: references.of(pageLists),
    requiredWords: findRequiredWords(schemas, validValue),
    maps: references.of(maps).map(({ request }) => request),
    blockTypes: blockTypesIn(validValue),
    ...(languages.length > 0 && { languages }),
    ...(doubtful.length > 0 && { blocksToCheck: doubtful }),
    ...(date !== undefined && { articleDate: date }),
    ...(isDated(validValue) && { dated: true }),
    ...shownForms(references, validValue),
    ...takenRegisters(references),
    ...quotedFacts(references, validValue),
    lowestSums: lowestSums(validValue),
  };
}

function shownForms(references: References, validValue: unknown): Pick<DocumentIndex, 'forms'> {
  const { blocks = [] } = Object(validValue) as { blocks?: unknown };
  const found = references.of(forms).flatMap(({ name, pointer }) => {
    const [, at] = /^\/blocks\/(\d+)\//.exec(pointer) ?? [];
    if (at === undefined || !Array.isArray(blocks)) return [];
    const { id } = Object(blocks[Number(at)]) as { id?: string };
    return [{ name, ...(id !== undefined && { anchor: id }) }];
  });
  return found.length > 0 ? { forms: found } : {};
}

/** The page's own register is not used as a whole: it only gives the subject of the page. */
function takenRegisters(
  references: References,
): Pick<DocumentIndex, 'registers' | 'registersOfKinds' | 'requestedRows'> {
  const named = references.of(registerNames).filter(({ pointer }) => pointer !== '/facts');
  const requests = references.of(factsOfPages);
  return {
    ...(named.length > 0 && { registers: unique(named.map(({ name }) => name)) }),
    ...(requests.length > 0 && {
      registersOfKinds: unique(requests.map(({ kind }) => kind)),
      requestedRows: references.of(requestedRows),
    }),
  };
}

function quotedFacts(
  references: References,
  validValue: unknown,
): Pick<DocumentIndex, 'facts' | 'quotesFigures' | 'quotedSums' | 'requestedFacts'> {
  const found = references.of(quotes);
  const requests = references.of(factsOfPages).filter(({ measures }) => measures.length > 0);
  if (found.length === 0 && requests.length === 0) return {};
  return {
    ...(requests.length > 0 && { requestedFacts: requests }),
    facts: unique(found.flatMap(({ name, shown }) => (shown ? name : []))),
    ...(found.some(({ takes }) => takes) && { quotesFigures: true, quotedSums: quotedSums(validValue) }),
  };
}

function imagesIn(references: References): readonly ReferencedImage[] {
  const found = new Map<string, ReferencedImage>();
  for (const { name, widest, alt, focus } of references.of(images)) {
    const key = `${widest} ${name}`;
    const known = found.get(key);
    const shows = known?.alt ?? alt?.text;
    const point = known?.focus ?? focus;
    found.set(key, {
      name,
      ...(widest !== undefined && { widest }),
      ...(shows && { alt: shows }),
      ...(point && { focus: point }),
    });
  }
  return [...found.values()];
}

const unique = (names: readonly string[]) => [...new Set(names)];
