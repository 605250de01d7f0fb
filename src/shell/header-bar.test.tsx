import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { exampleShell } from '../../tests/example-page';
import type { Shell } from '../compiled';
import { HeaderBar } from './header-bar';

const contact = { label: 'Write to us', to: { kind: 'route', href: '/contact' } } as const;

const barWith = (header: Shell['header']) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <HeaderBar shell={{ ...exampleShell, header }} />
    </MemoryRouter>,
  );

describe('a header without links', () => {
  it('has no menu, no button for one and no empty list', () => {
    expect(barWith({ items: [] })).not.toMatch(/<(nav|button|ul|li)[ >]/);
    expect(barWith({ items: [], action: contact })).not.toMatch(/<(nav|button|ul|li)[ >]/);
  });

  it('still hides on phones while scrolling, by the same island as the menu', () => {
    expect(barWith({ items: [] }).match(/data-island="on-phone"/g)).toHaveLength(1);
  });
});

it('has no link as a button if the site defines none', () => {
  expect(barWith({ items: [] }).match(/<a /g)).toHaveLength(1); // the name of the site
  expect(barWith({ items: [], action: contact })).toContain('>Write to us</a>');
});
