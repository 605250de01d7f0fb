import { unlistedKind } from '../diagnostics/unlisted-kind/unlisted-kind';
import { locationOfValue } from '../document/location';
import { kindsDocument } from '../references/site-kinds';
import { unlistedKindsIn } from './lists';
import { onlyIfValid, type Rule } from './rule';

/** Kinds of pages that no list (of a menu, a footer or a block) shows, although their pages can be listed. */
export const unlistedKinds: Rule = onlyIfValid((site) => {
  const document = kindsDocument(site.documents);
  if (!document) return [];
  return unlistedKindsIn(site).map(({ kind, index }) =>
    unlistedKind(locationOfValue(document.parsed, `/kinds/${index}/kind`), kind),
  );
});
