import type { Page } from '../compiled';
import type { Sources } from '../document/source';
import type { ResolvedPage, ResolvedSite } from '../generated/compiled';
import type { FormDocument, PageDocument, SiteDocument } from '../generated/documents';
import { targetFrom } from '../references/booking-target';
import { versionedForms } from '../references/forms';
import { listedPages } from '../references/listed-pages';
import { drawnMap } from '../references/maps';
import { readText as readTextAtOnce } from '../references/read-text';
import type { ReadText } from '../references/reference-kind';
import { resolverFor } from '../references/resolve-references';
import type { SharedImage, Target } from '../resolved';
import type { Site, SitePage } from '../site/assembled-site';
import { bookingAddress, bookingOf } from '../site/booking';
import type { CheckedPage, CheckedSite } from '../site/checked-site';
import { breadcrumbsOf, navigationOf } from '../site/navigation';
import { officesOf } from '../site/offices';
import { digestOfPage, outlineOf } from '../site/page-outline';
import { publishedForms } from '../site/published-forms';
import { isReceived, receivedForm } from '../site/received-form';
import { type KeptDocument, type Memory, recollectionOf } from './memory';
import { surroundingsOfPages } from './surroundings';

export interface AssembleOptions {
  /** Whether drafts are among the pages of the site, for their authors to see. No menu lists them. */
  drafts?: boolean;
  /** How texts are read: by default at once. */
  readText?: ReadText;
  /** The pages that an earlier compilation with the same options has assembled. */
  memory?: Memory;
  /** No other compilation follows: nothing stays parsed, so that many documents take little memory. */
  once?: boolean;
}

/**
 * Turns a site without errors into everything that the outputs are made from: links become targets, names images,
 * listings menus.
 */
export function assemble(
  checked: CheckedSite,
  { drafts = false, readText = readTextAtOnce, memory, once = false }: AssembleOptions = {},
): Site {
  const { sources, settings, documents, pages: checkedPages } = checked;
  const redirects = new Set(settings.content.redirects.map(({ from }) => from));
  const resolve = resolverFor({ sources, documents, redirects, readText });

  const site = resolve(settings) as ResolvedSite;
  const listed = listedPages(documents);
  const make = (page: CheckedPage): SitePage => {
    const whole = withEnding(page, settings.content);
    const booking = targetFrom(bookingAddress(settings.content), page, { documents, redirects });
    const made = toPage(page, resolve(whole) as ResolvedPage, site, booking);
    if (once) page.forget?.();
    return { file: page.document.source.file, draft: page.draft, page: made };
  };
  const surroundings = memory && surroundingsOfPages(checked, listed);
  const toEntry = (page: CheckedPage): SitePage => {
    if (!memory || surroundings === undefined) return make(page);
    const known = recollectionOf(memory, page.document.source);
    if (known.page?.surroundings !== surroundings) {
      const made = make(page);
      known.page = { surroundings, outline: outlineOf(made), digest: digestOfPage(made) };
      memory.hasLearned = true;
    }
    return makeLater(page, known.page, make);
  };
  const pages = checkedPages
    .filter(({ draft }) => drafts || !draft)
    .map((page) => ({ special: page.special, entry: toEntry(page) }));
  const shown = documents.filter(({ draft }) => drafts || !draft);
  const { name, url, language, words, badge, analytics, contents = [] } = site;
  const [office] = officesOf(documents);
  return {
    shell: {
      name,
      language,
      words,
      badge,
      analytics,
      booking: bookingOf(settings.content, documents),
      contents: Object.fromEntries(contents.map(({ section, label }) => [section, label])),
      office: office && { phone: office.phone, address: office.address },
      ...navigationOf(site, listed),
    },
    url,
    pages: pages.filter(({ special }) => !special).map(({ entry }) => entry),
    specialPages: pages.filter(({ special }) => special).map(({ entry }) => entry),
    redirects: site.redirects.map(({ from, to }) => ({ from, to: to.href })),
    publishedForms: publishedForms([...versionedForms({ documents, resolve }).values()], words),
    receivedForms: documents
      .filter(({ kind }) => kind === 'form')
      .map(({ document }) => document.value as FormDocument)
      .filter(isReceived)
      .map(receivedForm),
    maps: mapsIn(shown, sources),
    icons: new Set(shown.flatMap(({ mentions }) => mentions.icons)),
    flags: new Set(shown.flatMap(({ mentions }) => mentions.flags)),
  };
}

const mapsIn = (documents: CheckedSite['documents'], sources: Sources): ReadonlyMap<string, string> =>
  new Map(
    documents
      .flatMap(({ mentions }) => mentions.maps)
      .map((request) => drawnMap(request, sources))
      .map(({ map, svg }) => [map.image.src, svg]),
  );

/**
 * A page that is made whenever it is asked for: most never are, because an earlier build has written them, and all of
 * them at once would take as much memory as their documents.
 */
function makeLater(
  page: CheckedPage,
  { outline, digest }: NonNullable<KeptDocument['page']>,
  make: (page: CheckedPage) => SitePage,
): SitePage {
  return {
    file: page.document.source.file,
    draft: page.draft,
    outline,
    digest,
    get page() {
      return make(page).page;
    },
  };
}

/** A page with the blocks that end every page of its kind. */
function withEnding(page: CheckedPage, { kinds = [] }: SiteDocument): CheckedPage {
  const value = page.document.value as PageDocument;
  const ending = kinds.find(({ kind }) => kind === value.kind)?.ending;
  if (!ending || page.special) return page;
  return {
    ...page,
    document: { ...page.document, value: { ...value, blocks: [...value.blocks, ...ending] } },
  };
}

function toPage(
  { route, special }: CheckedPage,
  document: ResolvedPage,
  site: ResolvedSite,
  booking: Target,
): Page {
  const { kind, title, description, tone, blocks, image, imageAlt, listing } = document;
  const shared: SharedImage = {
    ...(image ?? listing?.image ?? site.image),
    ...(imageAlt && { alt: imageAlt }),
  };
  const breadcrumbs = breadcrumbsOf(site, route, document);
  const indexing = special ? ({ noIndex: true } as const) : {};
  return { route, ...indexing, kind, title, description, tone, image: shared, breadcrumbs, booking, blocks };
}
