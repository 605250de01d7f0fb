import type { Page } from '../compiled';
import type { ResolvedPage, ResolvedSite } from '../generated/compiled';
import type { FormDocument } from '../generated/documents';
import { flags } from '../references/flags';
import { icons } from '../references/icons';
import { listedPages } from '../references/listed-pages';
import { readText as readTextAtOnce } from '../references/read-text';
import type { NamedReference, ReadText, ReferenceKind } from '../references/reference-kind';
import { resolverFor } from '../references/resolve-references';
import type { ImageSource } from '../resolved';
import type { Site, SitePage } from '../site/assembled-site';
import type { CheckedPage, CheckedSite } from '../site/checked-site';
import { breadcrumbsOf, navigationOf } from '../site/navigation';
import { isReceived, receivedForm } from '../site/received-form';

export interface AssembleOptions {
  /** Whether drafts are among the pages of the site, for their authors to see. No menu lists them. */
  drafts?: boolean;
  /** How texts are read: by default at once. */
  readText?: ReadText;
}

/**
 * Turns a site without errors into everything that the outputs are made from: links become targets, names images,
 * listings menus.
 */
export function assemble(
  { sources, settings, documents, pages: checkedPages }: CheckedSite,
  { drafts = false, readText = readTextAtOnce }: AssembleOptions = {},
): Site {
  const resolve = resolverFor({
    sources,
    documents,
    redirects: new Set(settings.content.redirects.map(({ from }) => from)),
    readText,
  });

  const site = resolve(settings) as ResolvedSite;
  const pages = checkedPages
    .filter(({ draft }) => drafts || !draft)
    .map((page) => ({
      special: page.special,
      entry: {
        file: page.document.source.file,
        draft: page.draft,
        page: toPage(page, resolve(page) as ResolvedPage, site),
      } satisfies SitePage,
    }));
  const shown = documents.filter(({ draft }) => drafts || !draft);
  const namesIn = (kind: ReferenceKind<NamedReference>) =>
    new Set(shown.flatMap(({ references }) => references.of(kind).map(({ name }) => name)));
  const { name, url, language, words, badge, analytics } = site;
  return {
    shell: { name, language, words, badge, analytics, ...navigationOf(site, listedPages(documents)) },
    url,
    pages: pages.filter(({ special }) => !special).map(({ entry }) => entry),
    specialPages: pages.filter(({ special }) => special).map(({ entry }) => entry),
    redirects: site.redirects.map(({ from, to }) => ({ from, to: to.href })),
    receivedForms: documents
      .filter(({ kind }) => kind === 'form')
      .map(({ document }) => document.value as FormDocument)
      .filter(isReceived)
      .map(receivedForm),
    icons: namesIn(icons),
    flags: namesIn(flags),
  };
}

function toPage({ route, special }: CheckedPage, document: ResolvedPage, site: ResolvedSite): Page {
  const { kind, title, description, tone, blocks, image, listing } = document;
  const shared: ImageSource = image ?? listing?.image ?? site.image;
  const breadcrumbs = breadcrumbsOf(site, route, document);
  const indexing = special ? ({ noIndex: true } as const) : {};
  return { route, ...indexing, kind, title, description, tone, image: shared, breadcrumbs, blocks };
}
