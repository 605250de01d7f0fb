import { expect, it } from 'vitest';
import { textsInHtml } from './texts-in-html';

it('the texts of a built page are what visitors read, line by line', () => {
  const html = `<!doctype html><html><head><title>Courses &amp; prices</title><style>p{color:red}</style></head>
    <body><h1>Courses</h1><p>From <strong>€20</strong> a&nbsp;week,
    it&#x27;s <a href="/prices">all in</a>.</p><!-- no text --><ul><li>One<li>Two</ul>
    <script>const three = '<p>Three</p>';</script></body></html>`;
  expect(textsInHtml(html)).toEqual([
    'Courses & prices',
    'Courses',
    "From €20 a\u00a0week, it's all in.",
    'One',
    'Two',
  ]);
});
