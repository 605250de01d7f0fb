import { describe, expect, it } from 'vitest';
import { headOf } from '../../src/renderer/head';
import { draft, page, site, siteDocument, wordsDocument } from './site';

describe('the pages of _pages', () => {
  it('are hidden from search engines, however many there are', () => {
    const { shell, url, specialPages } = site({ '_pages/offline.json': page() }).compiled();
    const heads = specialPages.map(
      ({ page: built }) =>
        [built.route, headOf(built, { ...shell, origin: url, sprite: '', formsUrl: '' })] as const,
    );
    expect(heads.map(([route]) => route)).toEqual(['/404', '/offline', '/thank-you', '/500.html']);
    for (const [, head] of heads) {
      expect(head).toContainEqual({ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } });
      expect(head.filter(({ attributes }) => attributes.rel === 'canonical')).toEqual([]);
    }
  });

  it('leave all other pages visible to them', () => {
    const { shell, url, pages } = site({}).compiled();
    for (const { page: built } of pages) {
      const head = headOf(built, { ...shell, origin: url, sprite: '', formsUrl: '' });
      expect(head.filter(({ attributes }) => attributes.name === 'robots')).toEqual([]);
      expect(head).toContainEqual({ tag: 'link', attributes: { rel: 'canonical', href: url + built.route } });
    }
  });
});

describe('a site that names its special pages', () => {
  const named = (special: object) => ({
    '_site.json': { ...siteDocument, special },
    '_pages/404.json': undefined,
    '_pages/thank-you.json': undefined,
    '_pages/nao-encontrado.json': page(),
    '_pages/obrigado.json': page(),
  });
  const portuguese = named({ notFound: 'nao-encontrado', thankYou: 'obrigado' });

  it('has these pages in place of the usual ones', () => {
    const { specialPages, thankYou } = site(portuguese).compiled();
    expect(specialPages.map(({ file, page: { route } }) => [file, route])).toEqual([
      ['pages-json/_pages/nao-encontrado.json', '/404'],
      ['pages-json/_pages/obrigado.json', '/obrigado'],
      ['pages-json/_pages/nao-encontrado.json', '/500.html'],
    ]);
    expect(thankYou).toBe('/obrigado');
  });

  it('gives all forms the texts of its thank-you page', () => {
    const text = { type: 'text', heading: 'Obrigado', paragraphs: ['Ligamos amanhã.'] };
    const { shell } = site({ ...portuguese, '_pages/obrigado.json': page(text) }).compiled();
    expect(shell.thankYouTexts).toMatchObject([{ heading: 'Obrigado', paragraphs: [['Ligamos amanhã.']] }]);
  });

  it('needs these pages, and their addresses', () => {
    const codes = (documents: object) =>
      site({ ...portuguese, ...documents }).diagnostics.map(({ code }) => code);
    expect(codes({ '_pages/obrigado.json': undefined })).toEqual(['missing-document']);
    expect(codes({ '_pages/nao-encontrado.json': draft() })).toEqual(['needed-draft']);
    expect(codes({ 'obrigado.json': page() })).toContain('reserved-route');
    expect(codes({ 'thank-you.json': page() })).toEqual([]);
  });

  it('may have one for failures of the server, which then needs no words', () => {
    const { 'page-states': _states, ...words } = wordsDocument;
    const documents = {
      ...named({ notFound: 'nao-encontrado', thankYou: 'obrigado', serverError: 'erro' }),
      '_words.json': words,
      '_pages/erro.json': page(),
    };
    const { specialPages } = site(documents).compiled();
    expect(specialPages.map(({ page: { route } }) => route)).toContain('/500.html');
  });
});
