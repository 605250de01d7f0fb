import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Brand } from './brand';

const drawing = (paint: string) => [
  '<svg viewBox="0 0 9 9"><linearGradient id="',
  `1"/><path d="${paint}" fill="url(#`,
  '1)"/></svg>',
];

it('gives each drawing ids of its own, so that none refers to a gradient of a hidden one', () => {
  const logo = { light: drawing('M0 0'), dark: drawing('M1 1') };
  const html = (['header', 'footer'] as const)
    .map((place) =>
      renderToStaticMarkup(
        <MemoryRouter>
          <Brand name="A site" logo={logo} place={place} />
        </MemoryRouter>,
      ),
    )
    .join('');
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toEqual([
    'logo_header_light_1',
    'logo_header_dark_1',
    'logo_footer_light_1',
    'logo_footer_dark_1',
  ]);
  expect([...html.matchAll(/url\(#([^)]*)\)/g)].map(([, id]) => id)).toEqual(ids);
});
