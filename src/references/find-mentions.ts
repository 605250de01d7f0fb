import type { Schemas } from '../document/source';
import { anchors } from './anchors';
import { blocksToCheck } from './blocks-to-check';
import { articleDate, isDated } from './dated';
import { factsOfPages } from './facts-of-pages';
import { flags } from './flags';
import { icons } from './icons';
import { images } from './images';
import { links } from './links';
import { lowestSums } from './lowest-sums';
import { maps } from './maps';
import type { MentionedImage, Mentions } from './mentions';
import { pageLists } from './page-lists';
import { quotes } from './quotes';
import type { NamedReference, ReferenceKind, References } from './reference-kind';
import { saidIn } from './said-words';
import { tones } from './tones';

/** `readable` is what can be used of the document's value. */
export function findMentions(schemas: Schemas, references: References, readable: unknown): Mentions {
  const namesOf = (kind: ReferenceKind<NamedReference>) =>
    unique(references.of(kind).map(({ name }) => name));
  const date = articleDate(readable);
  const doubtful = blocksToCheck(readable);
  return {
    anchors: namesOf(anchors),
    paths: unique(
      references.of(links).flatMap(
        ({ pointer, address }) => (address && !pointer.startsWith('/redirects/') ? address.path : []), // nobody presses a redirect
      ),
    ),
    images: imagesIn(references),
    icons: namesOf(icons),
    flags: namesOf(flags),
    tones: namesOf(tones),
    lists: references.of(pageLists),
    said: saidIn(schemas, readable),
    maps: references.of(maps).map(({ request }) => request),
    ...(doubtful.length > 0 && { blocksToCheck: doubtful }),
    ...(date !== undefined && { articleDate: date }),
    ...(isDated(readable) && { dated: true }),
    ...quotedFacts(references),
    lowestSums: lowestSums(readable),
  };
}

function quotedFacts(references: References): Pick<Mentions, 'facts' | 'quotesFigures' | 'askedFacts'> {
  const found = references.of(quotes);
  const asked = references.of(factsOfPages).filter(({ measures }) => measures.length > 0);
  if (found.length === 0 && asked.length === 0) return {};
  return {
    ...(asked.length > 0 && { askedFacts: asked }),
    facts: unique(found.flatMap(({ name, shown }) => (shown ? name : []))),
    ...(found.some(({ takes }) => takes) && { quotesFigures: true }),
  };
}

function imagesIn(references: References): readonly MentionedImage[] {
  const found = new Map<string, MentionedImage>();
  for (const { name, widest } of references.of(images))
    found.set(`${widest} ${name}`, widest === undefined ? { name } : { name, widest });
  return [...found.values()];
}

const unique = (names: readonly string[]) => [...new Set(names)];
