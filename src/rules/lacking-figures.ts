import type { Diagnostic } from '../diagnostics/diagnostic';
import { lackingFigure } from '../diagnostics/lacking-figure/lacking-figure';
import { quotedList } from '../diagnostics/message-values';
import { didYouMean, nearest } from '../diagnostics/nearest';
import { locationOfValue } from '../document/location';
import { escapePattern } from '../format/escape-pattern';
import type { FactScope } from '../generated/documents';
import type { RequestedRow, RequestedRows } from '../references/document-index';
import { registerByRoute } from '../references/facts-of-pages';
import { factsOfRegister, namedFact, registersByName } from '../references/registers';
import type { QuotableFact } from '../resolved';
import type { CheckedPage, CheckedSite, LinkedDocument } from '../site/checked-site';
import { canAnswer } from '../sums/answers';
import { publishedPages, shownDocuments } from './published';
import { onlyIfValid, type Rule } from './rule';

/** Rows and levels of blocks, pages and menus for which there is no figure: visitors would see dashes, or nothing. */
export const lackingFigures: Rule = onlyIfValid((site) => [
  ...shownDocuments(site).flatMap((document) => unansweredRequests(document, site)),
  ...pagesWithoutRegister(site),
  ...emptyMenus(site),
]);

const report = ({ parsed }: LinkedDocument, pointer: string, message: string, hint: string): Diagnostic =>
  lackingFigure(locationOfValue(parsed, pointer), message, hint);

/** The published and listed pages of a kind. */
const pagesOfKind = (kind: string, site: CheckedSite): readonly CheckedPage[] =>
  publishedPages(site).filter(({ content }) => content.kind === kind && content.listing !== undefined);

/** The facts of a page's register. */
const factsOf = ({ content }: CheckedPage, { documents }: CheckedSite): readonly QuotableFact[] =>
  content.facts === undefined ? [] : factsOfRegister(content.facts, documents).map(namedFact);

/** The requests of one document that no register answers, or not for all rows, levels or pages. */
function unansweredRequests(document: LinkedDocument, site: CheckedSite): readonly Diagnostic[] {
  return document.documentIndex.requestedRows.flatMap((request) => {
    const listedPages = pagesOfKind(request.kind, site);
    // With `only`, a block shows the facts of the page that it is on, not of all pages of the kind.
    const isForOwnPage = request.only !== undefined && document.kind === 'page';
    const pages = listedPages.filter(
      ({ content, route }) => content.facts !== undefined && (!isForOwnPage || route === document.route),
    );
    const { rows, kind, pointer } = request;
    if (pages.length === 0 && (isForOwnPage || listedPages.length === 0)) return [];
    if (pages.length === 0)
      return report(
        document,
        `${pointer}/kind`,
        `No page of the kind “${kind}” has a register: nothing is shown here.`,
        'Name a kind whose pages have "facts", or give its pages registers.',
      );
    const facts = pages.map((page) => factsOf(page, site));
    const isAnswered = rows.some((row) => facts.flat().some((fact) => canAnswer(row, fact)));
    if (rows.length > 0 && !isAnswered)
      return report(
        document,
        `${pointer}/kind`,
        `No register of the kind “${kind}” has anything that is asked here.`,
        'Name the kind whose registers have these measures.',
      );
    return [
      ...rows.flatMap((row) => emptyRow(document, row, request, facts.flat()) ?? []),
      ...emptyLevels(document, request, facts.flat()),
      ...emptyPages(document, request, pages, facts),
    ];
  });
}

/** A row that no register of the kind answers, or that cannot have a line for each value of its scope. */
function emptyRow(
  document: LinkedDocument,
  row: RequestedRow,
  { kind }: RequestedRows,
  facts: readonly QuotableFact[],
): Diagnostic | undefined {
  const { pointer, measure, by } = row;
  const found = facts.filter((fact) => canAnswer(row, fact));
  const where = `no register of the kind “${kind}” has “${measure}”`;
  if (found.length === 0) {
    const hasMeasure = facts.some((fact) => fact.measure === measure);
    return report(
      document,
      hasMeasure ? `${pointer}/scope` : `${pointer}/measure`,
      `This stays empty: ${where}${hasMeasure ? ` for ${describeScope(row.scope)}` : ''}.`,
      didYouMean(
        hasMeasure ? undefined : nearest(measure, new Set(facts.map((fact) => fact.measure))),
        'Correct the name, or add the figure to the registers.',
      ),
    );
  }
  if (by === undefined || found.some(({ scope = {} }) => by in scope)) return undefined;
  return report(
    document,
    `${pointer}/by`,
    `There is one line here, not several: ${where} by “${by}”.`,
    'Correct the name of the scope, or delete "by".',
  );
}

const describeScope = (scope: FactScope = {}) =>
  Object.entries(scope)
    .map(([name, value]) => `${name} “${value}”`)
    .join(' and ');

/** Levels that visitors can choose although no register has a figure for them. */
function emptyLevels(
  document: LinkedDocument,
  { kind, rows, levels }: RequestedRows,
  facts: readonly QuotableFact[],
): readonly Diagnostic[] {
  const measures = new Set(rows.map(({ measure }) => measure));
  return levels
    .filter(
      ({ level }) => !facts.some(({ scope, measure }) => scope?.level === level && measures.has(measure)),
    )
    .map(({ pointer, level }) =>
      report(
        document,
        pointer,
        `Nothing is there for the level “${level}”: no register of the kind “${kind}” has it.`,
        'Correct the name, or delete the level.',
      ),
    );
}

/** Pages whose register answers none of the rows, so that their column would be empty. */
function emptyPages(
  document: LinkedDocument,
  { rows, pointer, only }: RequestedRows,
  pages: readonly CheckedPage[],
  facts: readonly (readonly QuotableFact[])[],
): readonly Diagnostic[] {
  if (only !== undefined || rows.length === 0) return [];
  const empty = pages.filter((_page, index) =>
    rows.every((row) => !facts[index]?.some((fact) => canAnswer(row, fact))),
  );
  // If more than a quarter of the pages are empty, that is probably intended.
  return (empty.length * 4 > pages.length ? [] : empty).map((page) =>
    report(
      page,
      '/facts',
      `This register answers nothing that ${document.parsed.source.path} asks on line ${locationOfValue(document.parsed, pointer).line}.`,
      `Its figures need the same measures as in other registers, such as ${quotedList(
        [...new Set(rows.map(({ measure }) => measure))].slice(0, 3),
        'or',
      )}.`,
    ),
  );
}

/** Pages without a register whose kind is compared, if most pages of the kind have one. */
function pagesWithoutRegister(site: CheckedSite): readonly Diagnostic[] {
  const { documents } = site;
  const kinds = new Set(
    documents.flatMap(({ documentIndex }) => documentIndex.requestedRows.map(({ kind }) => kind)),
  );
  const registered = registerByRoute(documents);
  return [...kinds].flatMap((kind) => {
    const pages = pagesOfKind(kind, site);
    const without = pages.filter(({ content }) => content.facts === undefined);
    if (without.length * 2 >= pages.length) return [];
    const usedNames = new Set(registered.values());
    const free = [...registersByName(documents).keys()].filter((name) => !usedNames.has(name));
    return without.map((page) => {
      const registerInRoute = free.find((name) => page.route.split(/[/-]/).includes(name));
      return report(
        page,
        '/kind',
        `This page has no register; the other pages of the kind “${kind}” have one.`,
        registerInRoute === undefined
          ? 'Add "facts" with the name of its register: tools and tables that compare these pages leave it out.'
          : `Add "facts": "${registerInRoute}": tools and tables that compare these pages leave it out.`,
      );
    });
  });
}

/** Figures that menus are to show of each page of a kind, and that these pages do not have. */
function emptyMenus(site: CheckedSite): readonly Diagnostic[] {
  const document = site.documents.find(({ kind }) => kind === 'kinds');
  if (!document) return [];
  return site.kinds.flatMap(({ kind, figures = {} }, index) => {
    const pages = publishedPages(site).filter(({ content }) => content.kind === kind);
    const { lowest, fact } = figures;
    const wanted = [
      ...(lowest ? [{ figure: 'lowest', block: lowest.block, property: 'of', value: lowest.of }] : []),
      ...(fact ? [{ figure: 'fact', block: fact.block, property: 'is', value: fact.is }] : []),
    ];
    return wanted.flatMap(({ figure, block, property, value }) => {
      const pagesWithBlock = pages.filter(({ documentIndex }) => documentIndex.blockTypes.includes(block));
      // Sources are searched as text, so that no page has to be parsed.
      const pattern = new RegExp(`"${property}"\\s*:\\s*${escapePattern(JSON.stringify(value))}`);
      const pagesWithoutValue = pagesWithBlock.filter((page) => !pattern.test(page.parsed.source.text));
      if (pagesWithBlock.length > 0 && pagesWithoutValue.length === pagesWithBlock.length)
        return report(
          document,
          `/kinds/${index}/figures/${figure}/${property}`,
          `No “${block}” of the kind “${kind}” says "${property}": "${value}".`,
          didYouMean(
            nearest(value, valuesOf(property, pagesWithBlock)),
            `Write what the blocks say as "${property}": menus show nothing otherwise.`,
          ),
        );
      // `lowest` (a price): if most pages have one, all should. `fact` (a duration): not every page has one.
      if (figure === 'fact' || pagesWithoutValue.length * 2 >= pagesWithBlock.length) return [];
      return pagesWithoutValue.map((page) =>
        report(
          page,
          '/kind',
          `Menus show no sum of this page: no “${block}” on it says "${property}": "${value}".`,
          `Add "${property}": "${value}" to the table that the other pages of its kind have, too.`,
        ),
      );
    });
  });
}

/** The values of a property in the sources of these pages, for suggestions. */
const valuesOf = (property: string, pages: readonly CheckedPage[]) =>
  new Set(
    pages.flatMap(({ parsed }) =>
      [...parsed.source.text.matchAll(new RegExp(`"${property}"\\s*:\\s*"([^"\\\\]+)"`, 'g'))].flatMap(
        ([, value]) => value ?? [],
      ),
    ),
  );
