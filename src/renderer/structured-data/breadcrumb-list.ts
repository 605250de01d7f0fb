import type { Page, Shell } from '../../compiled';

/** Structured data of the breadcrumbs. Those without a page are omitted, since the format requires an address. */
export function breadcrumbListOf({ breadcrumbs }: Page, { origin }: Shell): object | undefined {
  const steps = breadcrumbs.flatMap(({ label, to }) => (to ? { label, href: to.href } : []));
  if (steps.length === 0) return undefined;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${origin}${href}`,
    })),
  };
}
