import type { Page, Shell } from '../../compiled';
import { blogPostingOf } from './blog-posting';
import { breadcrumbListOf } from './breadcrumb-list';
import { localBusinessesOf } from './local-business';
import { organizationOf } from './organization';

/** The structured data of a page (schema.org). It only contains what is also visible on the page. */
export function structuredDataOf(page: Page, shell: Shell): readonly object[] {
  const things = [
    organizationOf(page, shell),
    breadcrumbListOf(page, shell),
    blogPostingOf(page, shell),
    ...localBusinessesOf(page, shell),
  ];
  return things.flatMap((thing) => (thing ? { '@context': 'https://schema.org', ...thing } : []));
}
