import type { Page, Shell } from '../../compiled';

/** The breadcrumbs; one without an address is omitted, since the format requires one. */
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
