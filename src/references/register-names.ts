import { nearest } from '../diagnostics/nearest';
import { unknownRegister } from '../diagnostics/unknown-register/unknown-register';
import { registerName } from '../document/document-kind';
import { locationOfValue } from '../document/location';
import { memoize } from '../document/memoize';
import type { FactsOfPages, PageDocument } from '../generated/documents';
import type { FactsOfPage, QuotableFact } from '../resolved';
import { listedPages } from './listed-pages';
import { findName, type NamedReference, type ReferenceKind, type ReferringDocument } from './reference-kind';
import { factsOfRegister, nameOfRegister, registersIn } from './registers';

/** Registers by their names: of a page, or of a block that shows or reckons with all of their facts. */
export const registerNames: ReferenceKind<NamedReference> = {
  parts: {
    'register-name': {
      find: findName,
      suggest: ({ sources }) =>
        sources.documents.flatMap(({ path }) => {
          const name = registerName(path);
          return name === undefined ? [] : [{ name, description: '' }];
        }),
      view: {
        type: 'readonly QuotableFact[]',
        imports: ['QuotableFact'],
        resolve: (name, _from, { documents }) => namedFacts(String(name), documents),
      },
    },
    'facts-of-pages': {
      view: {
        type: 'readonly FactsOfPage[]',
        imports: ['FactsOfPage'],
        resolve: (asked, { route }, { documents }) => factsOfPages(asked as FactsOfPages, route, documents),
      },
    },
  },

  check: (references, { document }, { documents }) => {
    const known = registersIn(documents).map(nameOfRegister);
    return references.flatMap(({ name, pointer }) =>
      known.includes(name)
        ? []
        : [unknownRegister(locationOfValue(document, pointer), name, nearest(name, known))],
    );
  },
};

/** The facts of a register, each with its whole name. */
const namedFacts = (name: string, documents: readonly ReferringDocument[]): readonly QuotableFact[] =>
  factsOfRegister(name, documents).map(({ name: whole, fact }) => ({ ...fact, name: whole }));

/** The listed pages of a kind that have a register, in the order of their listing; or the one that asks, if it has one. */
function factsOfPages(
  { kind, only }: FactsOfPages,
  asking: string | undefined,
  documents: readonly ReferringDocument[],
): readonly FactsOfPage[] {
  return listedPages(documents)
    .filter((page) => page.kind === kind && (only === undefined || page.route === asking))
    .sort(({ listing: a }, { listing: b }) => a.order - b.order)
    .flatMap(({ route, listing: { name, flag } }) => {
      const register = registerOfPages(documents).get(route);
      if (register === undefined) return [];
      const to = { kind: 'route', href: route } as const;
      return [{ name, ...(flag !== undefined && { flag }), to, facts: namedFacts(register, documents) }];
    });
}

/** The registers of the listed pages of a kind. */
export const registersOfKind = (kind: string, documents: readonly ReferringDocument[]): readonly string[] =>
  listedPages(documents).flatMap((page) =>
    page.kind === kind ? (registerOfPages(documents).get(page.route) ?? []) : [],
  );

/** The register of each page that has one, by the page's route. */
const registerOfPages = memoize(
  (documents: readonly ReferringDocument[]): ReadonlyMap<string, string> =>
    new Map(
      documents.flatMap(({ kind, route, readable }) => {
        const { facts } = Object(kind === 'page' && readable) as Partial<PageDocument>;
        return route !== undefined && typeof facts === 'string' ? [[route, facts] as const] : [];
      }),
    ),
);
