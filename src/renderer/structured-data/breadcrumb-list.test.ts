import { expect, it } from 'vitest';
import { examplePage, exampleShell } from '../../../tests/example-page';
import { breadcrumbListOf } from './breadcrumb-list';

it('has the steps with a link, numbered without gaps', () => {
  const breadcrumbs = [
    { label: 'HOME', to: { kind: 'route', href: '/' } as const },
    { label: 'Tours Abroad' },
    { label: 'Iceland', to: { kind: 'route', href: '/tours-iceland' } as const },
  ];
  expect(breadcrumbListOf({ ...examplePage, breadcrumbs }, exampleShell)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'HOME', item: 'https://example.com/' },
      { '@type': 'ListItem', position: 2, name: 'Iceland', item: 'https://example.com/tours-iceland' },
    ],
  });
});

it('is omitted if there are no breadcrumbs', () => {
  expect(breadcrumbListOf(examplePage, exampleShell)).toBeUndefined();
});
