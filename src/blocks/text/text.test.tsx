import { describe, expect, it } from 'vitest';
import { renderBlock, textsOf } from '../../../tests/render-block';

describe('a text', () => {
  it('has only its paragraphs', async () => {
    expect(await renderBlock({ type: 'text', paragraphs: [['One.'], ['Two.']] })).toMatchInlineSnapshot(
      `"<div data-block="text"><div><div><p>One.</p><p>Two.</p></div></div></div>"`,
    );
  });

  it('may have a heading and an anchor', async () => {
    const html = await renderBlock({ type: 'text', id: 'before', heading: 'Before', paragraphs: [['One.']] });
    expect(textsOf(html, 'h2')).toEqual(['Before']);
    expect(html).toContain('<section id="before"');
  });

  it('may be collapsed under its heading, with the anchor inside, so that a link to the anchor opens it', async () => {
    const html = await renderBlock({
      type: 'text',
      id: 'before',
      heading: 'Before',
      paragraphs: [['One.']],
      display: 'folded',
    });
    expect(textsOf(html, 'summary')).toEqual(['Before']);
    expect(html).toContain('<h2>Before</h2>');
    expect(html).toMatch(/<\/summary><div id="before"/);
  });

  it('shows markup as it is typed', async () => {
    const html = await renderBlock({ type: 'text', paragraphs: [['<b>a</b> & b']] });
    expect(html).toContain('<p>&lt;b&gt;a&lt;/b&gt; &amp; b</p>');
  });

  it('declares the language of words in another script, in its heading and its paragraphs', async () => {
    const html = await renderBlock({ type: 'text', heading: 'ગુજરાતી', paragraphs: [['In ગુજરાતી.']] });
    expect(html).toContain('<h2><span lang="gu">ગુજરાતી</span></h2>');
    expect(html).toContain('<p>In <span lang="gu">ગુજરાતી</span>.</p>');
  });

  it('has links of every kind: to a page, an old address, an anchor, a file or another site', async () => {
    const link = (kind: 'route' | 'anchor' | 'file' | 'external' | 'redirect', href: string) =>
      [{ type: 'link', to: { kind, href }, children: ['on'] }] as const;
    const html = await renderBlock({
      type: 'text',
      paragraphs: [
        link('route', '/contact#form'),
        link('redirect', '/old'),
        link('anchor', '#costs'),
        link('file', '/files/guide.pdf'),
        link('external', 'mailto:us@example.com'),
      ],
    });
    expect(textsOf(html, 'a')).toEqual(['on', 'on', 'on', 'on (opens in a new tab)', 'on']);
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/contact#form',
      '/old',
      '#costs',
      '/files/guide.pdf',
      'mailto:us@example.com',
    ]);
    // Links that may lead to another site are not prefetched (emit/speculation-rules.ts).
    const withRel = html.match(/<a [^>]*rel="[^>]*>/g)?.map((tag) => /href="([^"]*)"/.exec(tag)?.[1]);
    expect(withRel).toEqual(['/old', '/files/guide.pdf', 'mailto:us@example.com']);
  });
});
