import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { exampleShell } from '../../tests/example-page';
import type { Shell } from '../compiled';
import { Header } from './header';

const contact = { label: 'Write to us', to: { kind: 'route', href: '/contact' } } as const;

const rendered = (header: Shell['header']) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Header shell={{ ...exampleShell, header }} />
    </MemoryRouter>,
  );

describe('a header without links', () => {
  it('has no menu, no button for one and no empty list', () => {
    expect(rendered({ items: [] })).not.toMatch(/<(nav|button|ul|li)[ >]/);
    expect(rendered({ items: [], action: contact })).not.toMatch(/<(nav|button|ul|li)[ >]/);
  });

  it('still brings the island that hides it on phones while scrolling, which is otherwise on the menu', () => {
    expect(rendered({ items: [] }).match(/data-island="on-phone"/g)).toHaveLength(1);
  });
});

it('has a call to action only if the site defines one', () => {
  expect(rendered({ items: [] }).match(/<a /g)).toHaveLength(2); // the skip link and the name of the site
  expect(rendered({ items: [], action: contact })).toContain('>Write to us</a>');
});
