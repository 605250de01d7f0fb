import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { exampleShell } from '../../tests/example-page';
import { Footer } from './footer';

const footerWith = (note?: string) => {
  const footer = { ...exampleShell.footer, copyright: '© 2024 Prospectus', ...(note && { note }) };
  return renderToStaticMarkup(
    <MemoryRouter>
      <Footer shell={{ ...exampleShell, footer }} />
    </MemoryRouter>,
  );
};

it('has the address of the contact, and the phone number as a link', () => {
  const contact = { phone: '+351 000 000 000', address: ['12 Sample Street', 'Lisbon'] };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Footer shell={{ ...exampleShell, contact }} />
    </MemoryRouter>,
  );
  expect(html).toContain('12 Sample Street, Lisbon <a href="tel:+351000000000">+351 000 000 000</a></p>');
});

describe('the note of a site', () => {
  it('is above the copyright', () => {
    expect(footerWith('The prices are samples.')).toMatch(
      /<p[^>]*>The prices are samples\.<\/p><p>© 2024 Prospectus<\/p>/,
    );
  });

  it('leaves no empty paragraph if there is none', () => {
    const html = footerWith();
    expect(html).toContain('<p>© 2024 Prospectus</p>');
    expect(html.match(/<p[ >]/g)).toHaveLength(1);
  });
});

it('has only the name of the site if nothing else is defined for the footer', () => {
  const footer = { columns: [], legal: [] };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Footer shell={{ ...exampleShell, footer }} />
    </MemoryRouter>,
  );
  expect(html).toContain(exampleShell.name);
  expect(html).not.toMatch(/<(p|ul|h2)[ >]/);
});

describe('the pages of a site on social networks', () => {
  const social = { title: 'Follow us', links: [] };
  const headingsWith = (links?: typeof social) => {
    const { social: _social, ...footer } = exampleShell.footer;
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <Footer shell={{ ...exampleShell, footer: { ...footer, ...(links && { social: links }) } }} />
      </MemoryRouter>,
    );
    return [...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, heading]) => heading);
  };

  it('have a column with their title', () => {
    expect(headingsWith(social)).toEqual(['Follow us']);
  });

  it('have no column if there are none', () => {
    expect(headingsWith()).toEqual([]);
  });
});
