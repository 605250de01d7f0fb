import type { Schemas } from '../document/source';
import { anchors } from './anchors';
import { blocksToCheck } from './blocks-to-check';
import { countryFlags } from './country-flags';
import { articleDate, dependsOnToday } from './document-dates';
import type { DocumentIndex, ReferencedForm, ReferencedImage } from './document-index';
import { factsOfPages } from './facts-of-pages';
import { forms } from './forms';
import { icons } from './icons';
import { images } from './images';
import { links } from './links';
import { lowestAmounts, quotedAmounts } from './lowest-amounts';
import { maps } from './maps';
import { pageLists } from './page-lists';
import { quotes } from './quotes';
import type { NamedReference, ReferenceKind, References } from './reference-kind';
import { registerNames } from './register-names';
import { findRequiredWords } from './required-words';
import { blocksOfPage, blockTypesIn } from './source-blocks';
import { tones } from './tones';

/**
 * Builds the index of a document from its references and from the valid part of its value. A register is a file of
 * facts in `_facts/`, and a quote is a reference to a fact.
 */
export function indexDocument(schemas: Schemas, references: References, validValue: unknown): DocumentIndex {
  const namesOf = (kind: ReferenceKind<NamedReference>) =>
    unique(references.of(kind).map(({ name }) => name));
  const foundQuotes = references.of(quotes);
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
    flags: namesOf(countryFlags),
    tones: namesOf(tones),
    lists: references.of(pageLists),
    requiredWords: findRequiredWords(schemas, validValue),
    maps: references.of(maps).map(({ request }) => request),
    blockTypes: blockTypesIn(validValue),
    blocksToCheck: blocksToCheck(validValue),
    articleDate: articleDate(validValue),
    dependsOnToday: dependsOnToday(validValue),
    forms: shownForms(references, validValue),
    facts: unique(foundQuotes.flatMap(({ name, isVisible }) => (isVisible ? name : []))),
    // The `facts` property of a page names the register about this page, of which the page need not show everything.
    registers: unique(
      references.of(registerNames).flatMap(({ name, pointer }) => (pointer === '/facts' ? [] : name)),
    ),
    requestedRows: references.of(factsOfPages),
    // Only a fact in place of a value has an expected type.
    hasFactReferences: foundQuotes.some(({ expectedType }) => expectedType !== undefined),
    quotedAmounts: quotedAmounts(validValue),
    lowestAmounts: lowestAmounts(validValue),
  };
}

/** The forms that the page's own blocks show. Those that a document names elsewhere are left out. */
function shownForms(references: References, validValue: unknown): readonly ReferencedForm[] {
  const blocks = blocksOfPage(validValue);
  return references.of(forms).flatMap(({ name, pointer }) => {
    const [, index] = /^\/blocks\/(\d+)\//.exec(pointer) ?? [];
    if (index === undefined) return [];
    const { id } = Object(blocks[Number(index)]) as { id?: string };
    return [{ name, anchor: id }];
  });
}

/** The images, one entry for each width at which an image is shown. The first alt text and focal point count. */
function imagesIn(references: References): readonly ReferencedImage[] {
  const found = new Map<string, ReferencedImage>();
  for (const { name, widest, alt, focus } of references.of(images)) {
    const key = `${widest} ${name}`;
    const earlier = found.get(key);
    const altText = earlier?.alt ?? alt?.text;
    const focalPoint = earlier?.focus ?? focus;
    found.set(key, { name, widest, alt: altText || undefined, focus: focalPoint });
  }
  return [...found.values()];
}

const unique = (names: readonly string[]) => [...new Set(names)];
