import type { Page } from '../compiled';
import { collectionNames, schemaOf } from '../document/document-kind';
import type { ResolvedForm, ResolvedPage, ResolvedSite } from '../generated/compiled';
import type { FormDocument } from '../generated/documents';
import { formName } from '../references/form-name';
import type { ListedPage } from '../references/listed-pages';
import { type Collections, type ResolveContext, resolveReferences } from '../references/resolve-references';
import type { ImageSource } from '../resolved';
import type { Site, SitePage } from '../site/assembled-site';
import type { CheckedPage, CheckedSite, PlacedDocument } from '../site/checked-site';
import { breadcrumbsOf, navigationOf } from '../site/navigation';
import { formVersion, isReceived, receivedForm } from '../site/received-form';

/**
 * A site without errors to everything that the outputs are made from: links to targets, names to pictures, listings to
 * menus.
 */
export function assemble(checked: CheckedSite, { drafts }: { drafts: boolean }): Site {
  const { sources, documents } = checked;
  const listed = checked.pages.flatMap(toListedPage);
  const resolve = ({ kind, document, route }: PlacedDocument, meanings: ResolveContext) =>
    resolveReferences(sources.schemas, schemaOf(kind), document, meanings, route);

  const alone: ResolveContext = {
    redirects: new Set(checked.settings.content.redirects.map(({ from }) => from)),
    images: new Map(sources.images.map((image) => [image.path, image])),
    forms: new Map(),
    collections: {},
    listed,
  };
  const formDocuments = documents.filter(({ kind }) => kind === 'form');
  const forms = new Map(
    formDocuments.map((form) => [
      formName(form.document.source.path) ?? '',
      {
        ...(resolve(form, alone) as ResolvedForm),
        version: formVersion(form.document.value as FormDocument),
      },
    ]),
  );
  // The schema says of what type the entries of each collection are.
  const collections: Collections = Object.fromEntries(
    documents
      .filter(({ kind }) => collectionNames.some((name) => name === kind))
      .map((collection) => [collection.kind, (resolve(collection, alone) as { entries: [] }).entries]),
  );
  const meant = { ...alone, forms, collections };

  const site = resolve(checked.settings, meant) as ResolvedSite;
  const pages = checked.pages
    .filter(({ draft }) => drafts || !draft)
    .map((page) => ({
      special: page.special,
      entry: {
        file: page.document.source.file,
        draft: page.draft,
        page: toPage(page, resolve(page, meant) as ResolvedPage, site),
      } satisfies SitePage,
    }));
  const inUse = (names: 'icons' | 'flags') => {
    const shown = documents.filter(({ draft }) => drafts || !draft);
    return new Set(shown.flatMap(({ references }) => references[names].map(({ name }) => name)));
  };
  const { name, url, language, words, badge, analytics } = site;
  return {
    shell: { name, language, words, badge, analytics, ...navigationOf(site, listed) },
    url,
    pages: pages.filter(({ special }) => !special).map(({ entry }) => entry),
    specialPages: pages.filter(({ special }) => special).map(({ entry }) => entry),
    redirects: site.redirects.map(({ from, to }) => ({ from, to: to.href })),
    receivedForms: formDocuments
      .map(({ document }) => document.value as FormDocument)
      .filter(isReceived)
      .map(receivedForm),
    icons: inUse('icons'),
    flags: inUse('flags'),
  };
}

function toListedPage({ draft, route, content }: CheckedPage): readonly ListedPage[] {
  const { kind, tone, listing } = content;
  return listing && !draft ? [{ route, kind, tone, listing }] : [];
}

function toPage({ route, special }: CheckedPage, document: ResolvedPage, site: ResolvedSite): Page {
  const { kind, title, description, tone, blocks, image, listing } = document;
  const shared: ImageSource = image ?? listing?.image ?? site.image;
  const breadcrumbs = breadcrumbsOf(site, route, document);
  const indexing = special ? ({ noIndex: true } as const) : {};
  return { route, ...indexing, kind, title, description, tone, image: shared, breadcrumbs, blocks };
}
