import { describe, expect, it } from 'vitest';
import { draft, form, linkTo, page, saying, site } from '../../../tests/compiler/site';

describe('a text that is still to be written', () => {
  it('is refused at its place', () => {
    expect(
      site({ 'about.json': page(saying('We opened in TODO: the year.')) }).report(),
    ).toMatchInlineSnapshot(`
      "pages-json/about.json:10:23  error  unfilled-text
        10 |         "We opened in TODO: the year."
           |                       ^^^^^^^^^^^^^^^ “TODO: the year.” has not been written yet.
        hint: Write the text. Until then, "draft": true keeps the page from being published.

      1 error, 0 warnings."
    `);
  });

  it('may be in a draft', () => {
    expect(site({ 'about.json': draft(saying('TODO')) }).diagnostics).toEqual([]);
  });

  it('is refused in documents that cannot be drafts', () => {
    const { report } = site({ '_forms/question.json': { ...form, button: 'TODO' } });
    expect(report()).toContain('unfilled-text');
    expect(report()).toContain('hint: Replace it with the real text.');
  });

  it('is the one mistake where the value cannot be a text at all', () => {
    const { diagnostics } = site({ 'about.json': page(linkTo('TODO')) });
    expect(diagnostics.map(({ code }) => code)).toEqual(['malformed-value']);
  });

  it.each(['todo: the year', 'Todo: the year', 'In XXX days', 'Lorem ipsum dolor sit amet'])(
    'may be marked in other ways: %s',
    (text) => {
      const { diagnostics } = site({ 'about.json': page(saying(text)) });
      expect(diagnostics.map(({ code }) => code)).toEqual(['unfilled-text']);
    },
  );

  it('is one message before a release, too', () => {
    const documents = { 'about.json': page(saying('Lorem ipsum dolor sit amet')), '_site.json': undefined };
    expect(site(documents).releaseReport()).toBe('No problems.');
  });

  it.each(['Todo', 'Size XXXL', 'TODOS', 'El método todo', 'METODO'])(
    'is not what reads alike: %s',
    (text) => {
      expect(site({ 'about.json': page(saying(text)) }).diagnostics).toEqual([]);
    },
  );
});
