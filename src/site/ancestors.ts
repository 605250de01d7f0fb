import type { PageDocument } from '../generated/documents';

/** What the breadcrumbs of the pages below it say of a page. */
export interface Ancestor extends Pick<PageDocument, 'kind' | 'breadcrumb'> {
  route: string;
  /** The address of its parent, if it says one. */
  parent?: string;
}

type Placed = Pick<Ancestor, 'route' | 'parent'>;

/** The page above a page: the one that it names, or else the nearest one in whose folder it is. */
export function parentOf<Page extends Placed>(
  { route, parent }: Placed,
  pages: ReadonlyMap<string, Page>,
): Page | undefined {
  if (parent !== undefined) return pages.get(parent);
  for (let end = route.lastIndexOf('/'); end > 0; end = route.lastIndexOf('/', end - 1)) {
    const page = pages.get(route.slice(0, end));
    if (page) return page;
  }
  return undefined;
}

/** The pages above a page, from the outermost one on; in a circle, each of them once. */
export function ancestorsOf<Page extends Placed>(
  page: Placed,
  pages: ReadonlyMap<string, Page>,
): readonly Page[] {
  const ancestors: Page[] = [];
  for (let next = parentOf(page, pages); next && !ancestors.includes(next); next = parentOf(next, pages))
    ancestors.unshift(next);
  return ancestors;
}
