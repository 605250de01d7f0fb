import { describe, expect, it } from 'vitest';
import { renderBlock, textsOf } from '../../../tests/render-block';
import type { Person } from '../../generated/compiled';

const people = (...items: Person[]) => renderBlock({ type: 'people', heading: 'Our teachers', items });
const ana: Person = { name: 'Ana Lima', role: 'Head of studies' };

describe('a person', () => {
  it('has a name and a role', async () => {
    const html = await people(ana);
    expect(textsOf(html, 'h3')).toEqual(['Ana Lima']);
    expect(textsOf(html, 'p')).toEqual(['Head of studies']);
  });

  it('without a picture is shown by initials, hidden from screen readers', async () => {
    expect(await people(ana)).toContain('<span aria-hidden="true">AL</span>');
    const image = { src: '/ana.jpg', width: 600, height: 600, alt: '' };
    const pictured = await people({ ...ana, image });
    expect(pictured).toContain('src="/ana.jpg" alt=""');
    expect(pictured).not.toContain('aria-hidden');
  });

  it('may have a text and links', async () => {
    const to = { kind: 'external', href: 'mailto:ana@example.com' } as const;
    const html = await people({ ...ana, text: ['Teaches.'], links: [{ label: 'Write to Ana', to }] });
    expect(textsOf(html, 'p')).toEqual(['Head of studies', 'Teaches.']);
    expect(html).toContain('<a href="mailto:ana@example.com" rel="noopener">Write to Ana</a>');
  });
});

it('names the languages that somebody speaks', async () => {
  expect(textsOf(await people({ ...ana, languages: ['pt', 'en'] }), 'p')).toEqual([
    'Head of studies',
    'Speaks Portuguese and English',
  ]);
});

it('the people of a collection come before those of the block', async () => {
  const collection = [{ id: 'ana', ...ana }];
  const block = { type: 'people', heading: 'Our teachers', collection } as const;
  expect(textsOf(await renderBlock(block), 'h3')).toEqual(['Ana Lima']);
  const html = await renderBlock({ ...block, items: [{ name: 'Rui Costa', role: 'Teacher' }] });
  expect(textsOf(html, 'h3')).toEqual(['Ana Lima', 'Rui Costa']);
});
