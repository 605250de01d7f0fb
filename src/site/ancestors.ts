import type { PageDocument } from '../generated/documents';

/** Data about a page for its breadcrumbs and those of its descendants. */
export interface Ancestor extends Pick<PageDocument, 'kind'> {
  /** Its name in breadcrumbs. */
  breadcrumb: string;
  route: string;
  /** Route of its parent, if set explicitly. */
  parent?: string;
}

type PagePosition = Pick<Ancestor, 'route' | 'parent'>;

/** The parent of a page: the one it names, or else the nearest one by folder. */
export function parentOf<Page extends PagePosition>(
  { route, parent }: PagePosition,
  pages: ReadonlyMap<string, Page>,
): Page | undefined {
  if (parent !== undefined) return pages.get(parent);
  for (let end = route.lastIndexOf('/'); end > 0; end = route.lastIndexOf('/', end - 1)) {
    const page = pages.get(route.slice(0, end));
    if (page) return page;
  }
  return undefined;
}

/** The ancestors of a page, outermost first. Stops if they are circular. */
export function ancestorsOf<Page extends PagePosition>(
  page: PagePosition,
  pages: ReadonlyMap<string, Page>,
): readonly Page[] {
  const ancestors: Page[] = [];
  for (
    let ancestor = parentOf(page, pages);
    ancestor && !ancestors.includes(ancestor);
    ancestor = parentOf(ancestor, pages)
  )
    ancestors.unshift(ancestor);
  return ancestors;
}
