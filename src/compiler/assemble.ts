import type { Locale, Page, PageLayout, PageStateWords } from '../compiled';
import { memoizeLatest } from '../document/memoize';
import { notFoundRoute, routeOf, serverErrorRoute } from '../document/route';
import type { Sources } from '../document/source';
import { asciiAddress } from '../format/address';
import { defaultZone } from '../format/local-day';
import { encodedOldAddress } from '../format/old-address';
import type { ResolvedPage, ResolvedSite } from '../generated/compiled';
import type { FormDocument, PageDocument, PageKind, RatesDocument } from '../generated/documents';
import { targetOnPage } from '../references/booking-target';
import { withoutDraftEntries } from '../references/draft-entries';
import { pageNameByRegister } from '../references/facts-of-pages';
import { versionedForms } from '../references/forms';
import { withoutHidden } from '../references/hidden-figures';
import { listedPages } from '../references/listed-pages';
import { lowestAmountIn } from '../references/lowest-amounts';
import { mapFileOf, wholeMap } from '../references/maps';
import { createQuoteFacts } from '../references/quote-facts';
import { factsByName } from '../references/registers';
import { resolverFor } from '../references/resolve-references';
import { samplePositions, shownBlocks } from '../references/shown-blocks';
import { hiddenFacts } from '../references/shown-facts';
import { siteRates, validTheme } from '../references/site-documents';
import { toTarget } from '../references/target';
import type { Ancestor } from '../site/ancestors';
import type { Site, SitePage } from '../site/assembled-site';
import { calendarFiles } from '../site/calendars';
import type { CheckedPage, CheckedSite } from '../site/checked-site';
import { notFoundPage, serverErrorPage } from '../site/error-pages';
import { breadcrumbsOf, navigationOf } from '../site/navigation';
import { notesOnFacts } from '../site/notes-on-facts';
import { noticeAsOf } from '../site/notice-as-of';
import { otherCurrencyOf } from '../site/other-currency';
import { summaryOfPage } from '../site/page-summary';
import { publishedForms } from '../site/published-forms';
import { isReceived, receivedForm } from '../site/received-form';
import { socialImagesOf } from '../site/social-images';
import { stickyBarButton, stickyBarContact, stickyBarOf } from '../site/sticky-bar';
import { receiverWordsIn, wordsForView } from '../site/words';
import { type Theme, themeFrom } from '../theme/theme';
import { type CompileCache, reuseIfUnchanged } from './compile-cache';
import { hashForPages } from './dependency-hashes';

/** How to assemble the site. */
export interface AssembleOptions {
  /**
   * For its author: with drafts, which no menu lists, and with remarks about figures, such as why one is doubtful.
   * Forms are sent to the server that serves the pages, whatever `_site.json` says, so that no test enquiry reaches the
   * receiver of the published site.
   */
  preview?: boolean;
  /**
   * Summaries of pages from earlier compilations with the same options. Pages themselves are not cached: each access to
   * `SitePage.page` assembles the page again.
   */
  cache: CompileCache;
}

/**
 * Turns a checked site into the input of all outputs: links become targets, image names become images, and listings
 * become menus.
 */
export function assemble(checked: CheckedSite, { preview = false, cache }: AssembleOptions): Site {
  const { sources, settings, specialPages, kinds, redirects, pages: checkedPages } = checked;
  const documents = preview ? checked.documents : withoutDraftEntries(checked.documents);
  const thankYou = routeOf(`${specialPages.thankYou}.json`); // the name of a special page is its route
  const words = wordsForView(checked.words, sources.schemas);
  const facts = factsByName(documents);
  const hidden = hiddenFacts(documents); // those that no page shows
  const subjects = pageNameByRegister(documents); // what the facts of each register are about, by its name
  const quote = createQuoteFacts(facts, words.figures, settings.content);
  const receiver = preview ? undefined : settings.content.receiver;
  const resolve = resolverFor({ sources, documents, redirects, quote, receiver });

  const site = resolve(settings) as ResolvedSite;
  const listed = listedPages(documents);
  const isShown = ({ draft }: { draft: boolean }) => preview || !draft;
  const shownPages = checkedPages.filter(isShown);
  const button = stickyBarButton(settings.content);
  const ordinaryPages = shownPages.filter(({ isSpecial }) => !isSpecial);
  const ancestors = new Map(ordinaryPages.map((page) => [page.route, ancestorFrom(page)]));
  // A build reads the page right after its summary, for which it was made.
  const makePage = memoizeLatest((page: CheckedPage): Page => {
    const kind = kinds.find((one) => one.kind === page.content.kind);
    const content = page.parsed.value as PageDocument;
    const currentBlocks = withCurrentNotices(withBlocksOfKind(page, content.blocks, kind), sources.today);
    // Leaves out entries with figures that the site hides, hidden samples, and blocks without entries or posts yet.
    const blocks = shownBlocks(withoutHidden(currentBlocks, hidden), documents);
    const completePage = { ...page, parsed: { ...page.parsed, value: { ...content, blocks } } };
    const resolved = resolve(completePage) as ResolvedPage;
    const { title, description, language, tone, image, imageAlt, listing } = resolved;
    const namedImage = image ?? listing?.image ?? site.image;
    const lowest = lowestAmountIn(page.documentIndex.lowestAmounts, kind?.figures?.lowest);
    const samples = samplePositions(blocks, documents);
    return {
      route: page.route,
      ...(page.isSpecial && { noIndex: true as const }),
      title,
      description,
      ...(language && language !== site.language && { locale: { language } }),
      tone,
      image: namedImage && { ...namedImage, ...(imageAlt && { alt: imageAlt }) },
      breadcrumbs: breadcrumbsOf(site, words.shell, ancestorFrom(page), ancestors),
      stickyBarTarget: button && targetOnPage(button.to, page, { documents, redirects }),
      blocks: resolved.blocks,
      ...(lowest && { lowestAmount: { from: lowest.from, currency: lowest.currency, per: lowest.per } }),
      ...(kind && layoutOf(kind)),
      ...(samples.length > 0 && { samples }),
      ...notesOnFacts(blocks, resolved.blocks, facts, {
        words,
        locale: settings.content,
        isForAuthor: preview,
        subjects,
      }),
    };
  });
  const thankYouPage = shownPages.find(({ isSpecial, route }) => isSpecial && route === thankYou);
  const dependencyHash = hashForPages(checked, listed, ancestors);
  const toSitePage = (page: CheckedPage): SitePage => ({
    file: page.parsed.source.file,
    draft: page.draft,
    route: page.route,
    get page() {
      return makePage(page);
    },
    summary: () =>
      reuseIfUnchanged(cache, page.parsed.source, 'page', dependencyHash, () =>
        summaryOfPage(makePage(page)),
      ),
  });
  const shownDocuments = documents.filter(isShown);
  const { name, url, language, timeZone = defaultZone, formats, notice, badge, analytics, business } = site;
  const contact = stickyBarContact(settings.content, documents);
  const theme = themeFrom(validTheme(documents));
  return {
    shell: {
      name,
      language,
      timeZone,
      barColors: theme.colors.paper,
      formats,
      words,
      badge,
      analytics,
      notice: notice && noticeAsOf(notice, sources.today),
      thankYouTexts: thankYouPage && makePage(thankYouPage).blocks.filter((block) => block.type === 'text'),
      stickyBar: stickyBarOf(settings.content, contact),
      business,
      contact: contact && { phone: contact.phone, address: contact.address },
      ...navigationOf(site, listed),
    },
    url: new URL(url).origin,
    pages: ordinaryPages.map(toSitePage),
    specialPages: withErrorPages(
      shownPages.filter(({ isSpecial }) => isSpecial).map(toSitePage),
      notFoundPage(words['not-found'], words.shell.home, {
        image: site.image,
        stickyBarTarget: button && toTarget(button.to, redirects),
      }),
      words['page-states'],
      settings.parsed.source.file,
    ),
    socialImages: socialImagesOf(shownPages, shownDocuments, checked),
    otherCurrency: otherCurrencyIn(documents, settings.content),
    theme: withTonesOf(theme, shownDocuments),
    redirects: (site.redirects ?? []).map(({ from, to }) => ({
      from: encodedOldAddress(from),
      to: asciiAddress(to.href),
    })),
    publishedForms: publishedForms(
      [...versionedForms({ documents, resolve, receiver }).values()],
      words.form,
    ),
    thankYou,
    receiver,
    receiverWords: receiverWordsIn(checked.words),
    receivedForms: documents
      .filter(({ kind }) => kind === 'form')
      .map(({ parsed }) => parsed.value as FormDocument)
      .filter(isReceived)
      .map(receivedForm),
    maps: mapsIn(shownDocuments, documents, sources),
    // From the names of quoted facts, a fact by its name, the name of the page that a register belongs to, and the day.
    calendars: calendarFiles(
      shownDocuments.flatMap(({ documentIndex }) => documentIndex.facts),
      (name) => (hidden.has(name) ? undefined : facts.get(name)?.fact),
      (register) => checkedPages.find(({ content }) => content.facts === register)?.content.listing?.name,
      sources.today,
    ),
    icons: new Set(shownDocuments.flatMap(({ documentIndex }) => documentIndex.icons)),
    flags: new Set(shownDocuments.flatMap(({ documentIndex }) => documentIndex.flags)),
  };
}

/**
 * Adds the 404 page and the page for server errors if there are none. What fails in an added 404 page is reported in
 * `file`, and what fails in an added page for server errors in the file of the 404 page, from which it is made.
 */
function withErrorPages(
  pages: readonly SitePage[],
  defaultNotFound: Page,
  words: PageStateWords,
  file: string,
): readonly SitePage[] {
  const pageAt = (wanted: string) => pages.find(({ route }) => route === wanted);
  const notFound = pageAt(notFoundRoute) ?? sitePageWithoutDocument(defaultNotFound, file);
  const serverError =
    pageAt(serverErrorRoute) ?? sitePageWithoutDocument(serverErrorPage(notFound.page, words), notFound.file);
  return [...new Set([notFound, ...pages, serverError])];
}

/** A page that no document describes. What fails in it is reported in `file`. */
const sitePageWithoutDocument = (page: Page, file: string): SitePage => ({
  file,
  draft: false,
  route: page.route,
  page,
  summary: () => summaryOfPage(page),
});

function otherCurrencyIn(documents: CheckedSite['documents'], locale: Locale): Site['otherCurrency'] {
  const rates = siteRates(documents) as RatesDocument | undefined;
  return rates && { label: rates.label, action: rates.action, data: otherCurrencyOf(rates, locale) };
}

/** The theme with only the tones in use. The first tone is always included, as the default of blocks that name none. */
function withTonesOf(theme: Theme, documents: CheckedSite['documents']): Theme {
  const named = new Set(documents.flatMap(({ documentIndex }) => documentIndex.tones));
  return { ...theme, tones: theme.tones.filter(({ name }, position) => position === 0 || named.has(name)) };
}

/** The SVG files of the maps on shown pages, by address. The places on a map may be in any document. */
const mapsIn = (
  shownDocuments: CheckedSite['documents'],
  documents: CheckedSite['documents'],
  sources: Sources,
): ReadonlyMap<string, string> =>
  new Map(
    shownDocuments
      .flatMap(({ documentIndex }) => documentIndex.maps)
      .map((request) => mapFileOf(wholeMap(request, documents), sources))
      .map(({ map, svg }) => [map.image.src, svg]),
  );

type Blocks = PageDocument['blocks'];

/** Adds the blocks that the page's kind puts after the first block and at the end. */
function withBlocksOfKind({ isSpecial }: CheckedPage, blocks: Blocks, kind: PageKind | undefined): Blocks {
  const { opening = [], ending = [] } = isSpecial ? {} : (kind ?? {});
  return [...blocks.slice(0, 1), ...opening, ...blocks.slice(1), ...ending];
}

/** The blocks as of today: expired notices are removed, and those that have begun lose their start date. */
const withCurrentNotices = (blocks: Blocks, today: string | undefined): Blocks =>
  blocks.flatMap((block) => (block.type === 'notice' ? (noticeAsOf(block, today) ?? []) : block));

function ancestorFrom({ route, content }: CheckedPage): Ancestor {
  const { kind, title, breadcrumb = title, parent } = content;
  return { route, kind, breadcrumb, parent };
}

/** The layout options that a kind sets for all its pages. */
const layoutOf = ({ contents, opening, print, images, figures }: PageKind): PageLayout => ({
  ...(contents && {
    contents: Object.fromEntries((contents.labels ?? []).map(({ section, label }) => [section, label])),
  }),
  ...(opening && { openingCount: opening.length }),
  ...(print && { unprinted: print.omit }),
  ...(images === 'wide' && { images }),
  ...(figures && { figures }),
});
