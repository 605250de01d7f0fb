import type { ImageFile, Schemas, Sources } from '../document/source';

/**
 * A document as an example gives it: its text as it stands; the properties of a page, a form or the site's document
 * that differ from a plain one; the blocks of a plain page; or nothing, where it is missing.
 */
export type Written = string | readonly unknown[] | Readonly<Record<string, unknown>> | null;
export type Documents = Readonly<Record<string, Written>>;

/** What stands beside the documents. */
export type Shelf = Pick<Sources, 'images' | 'files' | 'ignored' | 'icons' | 'flags' | 'schemas'>;

/** A whole site of few documents: what every site needs is there already. */
export function smallSite(documents: Documents, shelf: Shelf): Sources {
  const written = { ...needed, ...documents };
  return {
    ...shelf,
    documents: Object.entries(written)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([path, document]) =>
        document === null
          ? []
          : [{ path, file: `pages-json/${path}`, text: textOf(shelf.schemas, path, document) }],
      ),
  };
}

const needed: Documents = {
  '_site.json': {},
  '_pages/404.json': [],
  '_pages/thank-you.json': [],
  'index.json': [],
};

function textOf(schemas: Schemas, path: string, document: Exclude<Written, null>): string {
  if (typeof document === 'string') return document;
  const plain =
    path === '_site.json' ? plainSite(schemas) : path.startsWith('_forms/') ? plainForm(schemas) : {};
  const isPage = !/^_(site\.json|urls\.json|forms\/|collections\/)/.test(path);
  const own = isList(document) ? { blocks: document } : document;
  return JSON.stringify(isPage ? plainPage(path, own) : { ...plain, ...own }, null, 2);
}

const isList = (document: object): document is readonly unknown[] => Array.isArray(document);

/** Its title is made of its path, since no two pages share one; its blocks stand last. */
function plainPage(path: string, { blocks, ...own }: Readonly<Record<string, unknown>>) {
  const page = {
    kind: 'page',
    title: `The page of ${path}`,
    description: 'A page.',
    breadcrumb: 'Page',
    ...own,
  };
  const isBare = !Array.isArray(blocks) || blocks.length === 0;
  return { ...page, blocks: isBare ? [{ type: 'banner', title: 'A page' }] : blocks };
}

const exampleOf = (schemas: Schemas, file: string) => schemas[file]?.examples?.[0] as Record<string, unknown>;

/** The contract's example, without links to pages that a small site does not have. */
function plainSite(schemas: Schemas) {
  const site = exampleOf(schemas, 'schema/site.schema.json');
  const home = { label: 'Home', to: '/' };
  return {
    ...site,
    header: { items: [home], action: home },
    footer: { ...(site.footer as object), legal: [home] },
    redirects: [],
  };
}

const plainForm = (schemas: Schemas) => exampleOf(schemas, 'schema/form.schema.json');

/** A picture that is there, under a name that is not: an example may name any. A site may have none yet. */
export function standIn(images: readonly ImageFile[], path: string): ImageFile {
  const shown = images.find(({ size }) => 'width' in size) ?? {
    url: '/assets/images/none.svg',
    size: { width: 1200, height: 630 },
    bytes: 1000,
  };
  return { ...shown, path, file: `pages-json/_images/${path}` };
}
