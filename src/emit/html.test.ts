import { describe, expect, it } from 'vitest';
import { exampleWords as words } from '../../tests/example-words';
import type { PageData, RenderedPage } from '../compiled';
import { emitHtml, type PageAssets } from './html';

const page: PageData['page'] = {
  route: '/about',
  title: 'About',
  description: 'Who we are.',
  image: { src: '/world.svg', width: 1200, height: 630 },
  breadcrumbs: [],
  stickyBarTarget: { kind: 'route', href: '/' },
  blocks: [],
};
const home = { label: 'Home', to: { kind: 'route', href: '/' } } as const;
const shell: PageData['shell'] = {
  name: 'Prospectus',
  origin: 'https://example.com',
  language: 'en',
  barColors: { light: '#ffffff', dark: '#101010' },
  sprite: '/sprite.svg',
  stickyBar: { ...home, contacts: [] },
  formsUrl: '/texts.json',
  header: { items: [], action: home },
  footer: { statement: '', columns: [], social: { title: '', links: [] }, legal: [], copyright: '' },
  words,
};
const bare: RenderedPage = {
  head: [],
  imagePreloads: '',
  body: { header: '', main: '<main>Hello</main>', footer: '' },
  structuredData: [],
};
const assets: PageAssets = {
  script: '/assets/entry.js',
  styles: '@layer base{}.a{}',
  deferredUrl: '/assets/later.css',
  fonts: ['/assets/sans.woff2'],
};

const emit = (rendered: Partial<RenderedPage> = {}, more: Partial<PageAssets> = {}) =>
  emitHtml({ page, shell }, { ...bare, ...rendered }, { ...assets, ...more }).join('');

/** The index of a text in the HTML, to compare the order of texts. */
const indexIn = (html: string, text: string) => {
  expect(html).toContain(text);
  return html.indexOf(text);
};

describe('a page', () => {
  it('is complete without script and without another style sheet', () => {
    expect(emit()).toMatchInlineSnapshot(`
      "<!doctype html><html lang="en" data-sprite="/sprite.svg"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff"><meta name="theme-color" media="(prefers-color-scheme: dark)" content="#101010"><meta http-equiv="Content-Security-Policy" content="style-src-elem 'self' 'sha256-X2b59IbEBaH2WoqWqE3qD9ZMAy9Jr/8RlMfdWnokaIg='"><style>@layer base{}.a{}</style></head><body><main>Hello</main><link rel="preload" href="/assets/sans.woff2" as="font" type="font/woff2" crossorigin><script async type="module" fetchpriority="low" src="/assets/entry.js"></script><link rel="stylesheet" href="/assets/later.css"></body></html>
      "
    `);
  });

  it('preloads the image of its banner before the styles, and has all other files after them', () => {
    const html = emit(
      { imagePreloads: '<link rel="preload" as="image" href="/a.svg"/>' },
      { icon: '/mark.svg' },
    );
    const order = [
      'charset',
      'href="/a.svg"',
      '<style>',
      'rel="icon"',
      '<main',
      'as="font"',
      '<script',
      'later.css',
    ];
    const indexes = order.map((text) => indexIn(html, text));
    expect(indexes).toEqual(indexes.toSorted((a, b) => a - b));
  });

  it('has preloads of images in its head, and the icon of the browser tab', () => {
    const html = emit(
      { imagePreloads: '<link rel="preload" as="image" href="/a.svg"/>' },
      {
        icon: '/mark.svg',
      },
    );
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).toContain('<link rel="preload" as="image" href="/a.svg"/>');
    expect(head).toContain('<link rel="icon" href="/mark.svg" type="image/svg+xml">');
  });

  it('gives the browser’s bars the background colour of the page', () => {
    const colours = [...emit().matchAll(/name="theme-color" [^>]*content="(.*?)"/g)].map(
      ([, colour]) => colour,
    );
    expect(colours).toEqual(['#ffffff', '#101010']);
  });
});

describe('a text of a document', () => {
  const nasty = '</script><script>alert("1")</script><!-- <script> & \u2028';

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
    expect(html).toContain('<title>A &lt;/title&gt; &amp; B</title>');
    expect(html).toContain('content="So &quot;good&quot; &amp; &lt;b&gt;"');
  });
});

it('the address of a script is escaped like other attributes', () => {
  expect(emit({}, { script: '/a.js?b="c"&d' })).toContain('src="/a.js?b=&quot;c&quot;&amp;d"');
});
