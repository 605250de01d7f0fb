import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exampleWords as words } from '../../tests/example-words';
import type { PageData, RenderedPage } from '../compiled';
import { emitHtml, type PageAssets } from './html';

const page: PageData['page'] = {
  route: '/about',
  kind: 'page',
  title: 'About',
  description: 'Who we are.',
  image: { src: '/world.svg', width: 1200, height: 630 },
  breadcrumbs: [],
  blocks: [],
};
const nowhere = { label: 'Home', to: { kind: 'route', href: '/' } } as const;
const shell: PageData['shell'] = {
  name: 'Prospectus',
  origin: 'https://example.com',
  language: 'en',
  sprite: '/sprite.svg',
  header: { items: [], action: nowhere },
  footer: { statement: '', columns: [], social: { title: '', links: [] }, legal: [], copyright: '' },
  words,
};
const bare: RenderedPage = { head: [], hoisted: '', body: '<main>Hello</main>', structuredData: [] };
const assets: PageAssets = {
  script: '/assets/entry.js',
  preloads: ['/assets/banner.js'],
  stylesheets: ['/assets/styles.css'],
  fonts: ['/assets/sans.woff2'],
};

const emit = (rendered: Partial<RenderedPage> = {}, title = page.title, more: Partial<PageAssets> = {}) =>
  emitHtml(
    { build: 'b1', page: { ...page, title }, shell },
    { ...bare, ...rendered },
    { ...assets, ...more },
  );

/** What the script that takes over reads. */
const dataIn = (html: string): PageData =>
  JSON.parse(/<script type="application\/json" id="page-data">([^<]*)<\/script>/.exec(html)?.[1] ?? '');

describe('a page', () => {
  it('is complete without script, and references its files before its body', () => {
    expect(emit().replace(/(id="page-data">).*(<\/script>)/, '$1…$2')).toMatchInlineSnapshot(`
      "<!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf8f3">
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#10141f">
      <link rel="stylesheet" href="/assets/styles.css">
      <link rel="preload" href="/assets/sans.woff2" as="font" type="font/woff2" crossorigin>
      <link rel="modulepreload" href="/assets/banner.js">
      <script type="module" src="/assets/entry.js"></script>
      </head>
      <body>
      <div id="root"><main>Hello</main></div>
      <script type="application/json" id="page-data">…</script>
      </body>
      </html>
      "
    `);
  });

  it('contains the data that it was rendered from', () => {
    expect(dataIn(emit())).toEqual({ build: 'b1', page, shell });
  });

  it('marks the elements of its own head, so that navigation in the browser can remove them', () => {
    const head = [{ tag: 'title', attributes: {}, text: 'About' }] as const;
    expect(emit({ head })).toContain('<title data-page>About</title>');
  });

  it('has preloads of images in its head, and the icon of the browser tab', () => {
    const html = emit({ hoisted: '<link rel="preload" as="image" href="/a.svg"/>' }, 'About', {
      icon: '/mark.svg',
    });
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).toContain('<link rel="preload" as="image" href="/a.svg"/>');
    expect(head).toContain('<link rel="icon" href="/mark.svg" type="image/svg+xml">');
  });

  it('gives the browser’s bars the background colour of the page', () => {
    const css = readFileSync(join(import.meta.dirname, '../renderer/tokens.css'), 'utf8');
    const [, light, dark] = /--paper: light-dark\((#\w+), (#\w+)\)/.exec(css) ?? [];
    const colours = [...emit().matchAll(/name="theme-color" .*content="(.*?)"/g)].map(([, colour]) => colour);
    expect(colours).toEqual([light, dark]);
  });
});

describe('a text of a document', () => {
  const nasty = '</script><script>alert("1")</script><!-- <script> & \u2028';

  it('cannot close the data element that contains it', () => {
    const html = emit({}, nasty);
    expect(html).not.toContain('alert("1")</script>');
    expect(html.match(/<\/script>/g)).toHaveLength(2);
    expect(html).not.toContain('<!--');
    expect(dataIn(html).page.title).toBe(nasty);
  });

  it('cannot close the structured data that contains it', () => {
    const html = emit({ structuredData: [{ name: nasty }] });
    const [, data = ''] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(data)).toEqual({ name: nasty });
  });

  it('cannot break out of the attribute or element that contains it', () => {
    const head = [
      { tag: 'title', attributes: {}, text: 'A </title> & B' },
      { tag: 'meta', attributes: { name: 'description', content: 'So "good" & <b>' } },
    ] as const;
    const html = emit({ head });
    expect(html).toContain('<title data-page>A &lt;/title&gt; &amp; B</title>');
    expect(html).toContain('content="So &quot;good&quot; &amp; &lt;b&gt;"');
  });
});

it('the address of a script is escaped like other attributes', () => {
  expect(emit({}, 'About', { script: '/a.js?b="c"&d' })).toContain('src="/a.js?b=&quot;c&quot;&amp;d"');
});
