import { memoize } from '../document/memoize';
import type { FactsOfPages, PageDocument } from '../generated/documents';
import type { FactsOfPage, QuotableFact } from '../resolved';
import { bookingLinkAbout } from './booking-target';
import type { RequestedRows } from './document-index';
import { openIntake, shownIntake } from './intake-on-date';
import { listedPages } from './listed-pages';
import type { ReferenceKind, ReferringDocument } from './reference-kind';
import { levelsIn, rowsIn } from './requested-rows';
import { shownFactsOf } from './shown-facts';

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
            levels: levelsIn(block, blockPointer),
          },
        ];
      },
      view: {
        type: 'readonly FactsOfPage[]',
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

/** A fact for blocks that compare pages: of a yearly intake they show the occurrence for which one can still apply. */
const withOpenIntake = (fact: QuotableFact, today: string | undefined): QuotableFact =>
  today !== undefined && 'intake' in fact.value
    ? { ...fact, value: { intake: shownIntake(openIntake(fact.value.intake, today), today) } }
    : fact;

/**
 * The listed pages of a kind that have a register, in listing order, with its facts. With `only`, just the page that
 * requests them.
 */
const factsByPage = (
  { kind, only }: FactsOfPages,
  ownRoute: string | undefined,
  documents: readonly ReferringDocument[],
): readonly FactsOfPage[] =>
  pagesWithRegister(documents)
    .filter((page) => page.kind === kind && (only === undefined || page.route === ownRoute))
    .sort(({ listing: a }, { listing: b }) => a.order - b.order)
    .map(({ route, register, listing: { name, inText, flag } }) => ({
      name,
      inText,
      flag,
      to: { kind: 'route', href: route },
      register,
      facts: shownFactsOf(register, documents),
    }));

/**
 * Names of the registers that a document requests: those of all listed pages of a kind. With `only`, a page requests
 * just its own; a block that all pages of the kind have requests those of all, since each of these pages shows its own.
 */
export const requestedRegisters = (
  { kind, only }: FactsOfPages,
  from: ReferringDocument,
  documents: readonly ReferringDocument[],
): readonly string[] =>
  pagesWithRegister(documents)
    .filter((page) => page.kind === kind)
    .filter((page) => only === undefined || from.kind !== 'page' || page.route === from.route)
    .map(({ register }) => register);

/** The name of the register of each page that has one, by route. */
export const registerByRoute = memoize(
  (documents: readonly ReferringDocument[]): ReadonlyMap<string, string> =>
    new Map(
      documents.flatMap(({ kind, route, validValue }) => {
        const { facts } = Object(kind === 'page' && validValue) as Partial<PageDocument>;
        return route !== undefined && typeof facts === 'string' ? [[route, facts] as const] : [];
      }),
    ),
);

/** The listed pages that have a register, with its name. */
const pagesWithRegister = memoize((documents: readonly ReferringDocument[]) =>
  listedPages(documents).flatMap((page) => {
    const register = registerByRoute(documents).get(page.route);
    return register === undefined ? [] : { ...page, register };
  }),
);

/** The name of the listed page that each register is about, by the register's name. */
export const pageNameByRegister = (documents: readonly ReferringDocument[]): ReadonlyMap<string, string> =>
  new Map(pagesWithRegister(documents).map(({ register, listing }) => [register, listing.name]));
