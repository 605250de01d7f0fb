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

describe('the note of a site', () => {
  it('stands above its copyright', () => {
    expect(footerWith('The prices are samples.')).toMatch(
      /<p[^>]*>The prices are samples\.<\/p><p>© 2024 Prospectus<\/p>/,
    );
  });

  it('leaves no empty paragraph where there is none', () => {
    const html = footerWith();
    expect(html).toContain('<p>© 2024 Prospectus</p>');
    expect(html.match(/<p[ >]/g)).toHaveLength(2); // with the statement
  });
});
