import { memoize } from '../document/memoize';
import type { FactsOfPages, PageDocument } from '../generated/documents';
import type { FactsOfPage, QuotableFact } from '../resolved';
import { bookingLinkAbout } from './booking-target';
import type { RequestedRows } from './document-index';
import { openIntake, shownIntake } from './intake-on-date';
import { listedPages } from './listed-pages';
import type { ReferenceKind, ReferringDocument } from './reference-kind';
import { factsOfRegister, namedFact } from './registers';
import { levelsIn, rowsIn } from './requested-rows';
import { hiddenFacts } from './shown-facts';

/** The registers of all pages of a kind, for a block that shows them together. */
export const factsOfPages: ReferenceKind<RequestedRows> = {
  parts: {
    'facts-of-pages': {
      find: (request, pointer, _referringSchema, block) => {
        const blockPointer = pointer.slice(0, pointer.lastIndexOf('/'));
        return [
          {
            ...(request as FactsOfPages),
            pointer,
            rows: rowsIn(block, blockPointer),
            levels: levelsIn(block.levels, `${blockPointer}/levels`),
          },
        ];
      },
      view: {
        type: 'readonly FactsOfPage[]',
        imports: ['FactsOfPage'],
        resolve: (request, { route }, { documents, redirects, sources: { today } }): readonly FactsOfPage[] =>
          factsByPage(request as FactsOfPages, route, documents).map((page) => {
            /** A link to the booking form about this page. */
            const ask = bookingLinkAbout((request as FactsOfPages).kind, page.name, { documents, redirects });
            return {
              ...page,
              ...(ask && { ask }),
              facts: page.facts.map((fact) => withOpenIntake(fact, today)),
            };
          }),
      },
    },
  },
};

/** Blocks that compare pages show the intake that is still open for applications. */
const withOpenIntake = (fact: QuotableFact, today: string | undefined): QuotableFact =>
  today !== undefined && 'intake' in fact.value
    ? { ...fact, value: { intake: shownIntake(openIntake(fact.value.intake, today), today) } }
    : fact;

/**
 * The listed pages of a kind that have a register, in listing order, with its facts. With `only`, just the page that
 * requests them.
 */
function factsByPage(
  { kind, only }: FactsOfPages,
  ownRoute: string | undefined,
  documents: readonly ReferringDocument[],
): readonly FactsOfPage[] {
  return listedPages(documents)
    .filter((page) => page.kind === kind && (only === undefined || page.route === ownRoute))
    .sort(({ listing: a }, { listing: b }) => a.order - b.order)
    .flatMap(({ route, listing: { name, inText, flag } }) => {
      const register = registerByRoute(documents).get(route);
      if (register === undefined) return [];
      const to = { kind: 'route', href: route } as const;
      const hidden = hiddenFacts(documents);
      const facts = factsOfRegister(register, documents)
        .filter(({ name }) => !hidden.has(name))
        .map(namedFact);
      // `inText` is the name as it is within a sentence.
      const more = { ...(inText !== undefined && { inText }), ...(flag !== undefined && { flag }) };
      return [{ name, ...more, to, register, facts }];
    });
}

/**
 * Names of the registers that a document requests: those of all listed pages of a kind. With `only`, a page requests
 * just its own; a block that all pages of the kind have requests those of all, since each of these pages shows its own.
 */
export const requestedRegisters = (
  { kind, only }: FactsOfPages,
  from: ReferringDocument,
  documents: readonly ReferringDocument[],
): readonly string[] =>
  listedPages(documents).flatMap((page) => {
    const isRequested = only === undefined || from.kind !== 'page' || page.route === from.route;
    return page.kind === kind && isRequested ? (registerByRoute(documents).get(page.route) ?? []) : [];
  });

/** The name of each page's register, by route. */
export const registerByRoute = memoize(
  (documents: readonly ReferringDocument[]): ReadonlyMap<string, string> =>
    new Map(
      documents.flatMap(({ kind, route, validValue }) => {
        const { facts } = Object(kind === 'page' && validValue) as Partial<PageDocument>;
        return route !== undefined && typeof facts === 'string' ? [[route, facts] as const] : [];
      }),
    ),
);

/** The name of the listed page that each register is about, by the register's name. */
export const pageNameByRegister = memoize(
  (documents: readonly ReferringDocument[]): ReadonlyMap<string, string> =>
    new Map(
      listedPages(documents).flatMap(({ route, listing: { name } }) => {
        const register = registerByRoute(documents).get(route);
        return register === undefined ? [] : [[register, name] as const];
      }),
    ),
);
