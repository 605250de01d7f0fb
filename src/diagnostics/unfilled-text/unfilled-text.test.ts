import { describe, expect, it } from 'vitest';
import { draft, form, linkTo, page, saying, site } from '../../../tests/compiler/site';

describe('a text that has not been written yet', () => {
  it('is an error', () => {
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

  it('is allowed in a draft', () => {
    expect(site({ 'about.json': draft(saying('TODO')) }).diagnostics).toEqual([]);
  });

  it('is an error in documents that cannot be drafts', () => {
    const { report } = site({ '_forms/question.json': { ...form, button: 'TODO' } });
    expect(report()).toContain('unfilled-text');
    expect(report()).toContain('hint: Replace it with the real text.');
  });

  it('is not reported in addition to a malformed value', () => {
    const { diagnostics } = site({ 'about.json': page(linkTo('TODO')) });
    expect(diagnostics.map(({ code }) => code)).toEqual(['malformed-value']);
  });

  it.each(['todo: the year', 'Todo: the year', 'In XXX days', 'Lorem ipsum dolor sit amet'])(
    'is recognized by several marks: %s',
    (text) => {
      const { diagnostics } = site({ 'about.json': page(saying(text)) });
      expect(diagnostics.map(({ code }) => code)).toEqual(['unfilled-text']);
    },
  );

  it('is not reported again by --release', () => {
    const documents = { 'about.json': page(saying('Lorem ipsum dolor sit amet')), '_site.json': undefined };
    expect(site(documents).releaseReport()).toBe('No problems.');
  });

  it.each(['Todo', 'Size XXXL', 'TODOS', 'El método todo', 'METODO'])(
    'is not reported for a similar text: %s',
    (text) => {
      expect(site({ 'about.json': page(saying(text)) }).diagnostics).toEqual([]);
    },
  );
});
