import { describe, expect, it } from 'vitest';
import { inlineSvg } from './inline-svg';

const svg = (inner: string, attributes = 'viewBox="0 0 64 64"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`;
const read = (text: string) => inlineSvg(text, { width: 40, height: 20 });

/**
 * A drawing in a page that prefixes its ids with “logo-”, or the refusal. The outermost element is cut off, unless
 * `attributes` are given.
 */
const inPage = (inner: string, attributes?: string) => {
  const drawing = read(svg(inner, attributes));
  if ('refused' in drawing) return drawing;
  return drawing.drawing.join('logo-').replace(/^<svg viewBox="0 0 64 64"[^>]*>(.*)<\/svg>$/s, '$1');
};
const refusal = (inner: string, attributes?: string) => {
  const drawing = read(svg(inner, attributes));
  return 'refused' in drawing ? drawing.refused : 'not refused';
};

describe('styles of a drawing', () => {
  it('for its texts are not inherited from the page, and not set if it has no texts', () => {
    expect(read(svg('<g><text>M</text></g>', 'viewBox="0 0 9 9" font-size="7"'))).toEqual({
      drawing: [
        '<svg viewBox="0 0 9 9" font-size="7" width="100%" height="100%" direction="initial" font-family="initial" font-style="initial" font-weight="initial" letter-spacing="initial" word-spacing="initial"><g><text>M</text></g></svg>',
      ],
    });
    expect(read(svg('<path d="M0 0h9"/>', 'viewBox="0 0 9 9"'))).toEqual({
      drawing: [expect.not.stringContaining('initial')],
    });
  });

  it('become attributes of the elements that they select', () => {
    const style = '<defs><style>.cls-1{fill:#c2410c}.cls-2{fill:#0f766e}</style></defs>';
    expect(inPage(`${style}<rect class="cls-1" width="9"/><circle class="cls-2" r="3"/>`)).toBe(
      '<defs/><rect width="9" fill="#c2410c"/><circle r="3" fill="#0f766e"/>',
    );
  });

  it('are applied in the order of CSS, also over attributes', () => {
    const style = '<style>rect{fill:red}.a{fill:blue}#b.a{fill:green!important}</style>';
    expect(
      inPage(`${style}<rect fill="pink"/><rect class="a"/><rect class="a" id="b" style="fill:gold"/>`),
    ).toBe('<rect fill="red"/><rect fill="blue"/><rect fill="green"/>');
  });

  it('may select elements that others refer to by id', () => {
    expect(
      inPage(
        '<style>#g stop{stop-color:red} #g{color:blue}</style><linearGradient id="g"><stop/></linearGradient><rect fill="url(#g)"/>',
      ),
    ).toBe(
      '<linearGradient id="logo-a" color="blue"><stop stop-color="red"/></linearGradient><rect fill="url(#logo-a)"/>',
    );
  });

  it('stay in the style attribute if no other attribute can express them', () => {
    expect(inPage('<g style="mix-blend-mode:multiply;transform:rotate(45deg)"><path d="M0 0"/></g>')).toBe(
      '<g style="mix-blend-mode:multiply;transform:rotate(45deg)"><path d="M0 0"/></g>',
    );
  });

  it.each([
    ['@media (prefers-color-scheme: dark){path{fill:#fff}}', 'hold only sometimes'],
    ['@media print{path{fill:#fff}}', 'hold only sometimes'],
    ['path:hover{fill:#fff}', 'hold only sometimes'],
    ['@supports (fill: red){path{fill:#fff}}', 'hold only sometimes'],
    ['@import url(https://fonts.example/a.css);', 'from elsewhere'],
    ['@font-face{font-family:A;src:url(data:font/woff2;base64,AA)}', 'from elsewhere'],
    ['@keyframes a{to{opacity:0}} path{animation:a 2s}', 'it moves'],
    ['path{fill:var(--action)}', 'CSS variables'],
    ['path{fill:url(https://example.com/a.svg#b)}', 'from elsewhere'],
    ['path{marker:url(#m)}', 'cannot be part of a page'],
    ['path{mask:url(\\68ttps://example.com/a.png)}', 'from elsewhere'],
  ])('are refused if no attribute can express them: %s', (css, reason) => {
    expect(refusal(`<style>${css}</style><path d="M0 0"/>`)).toContain(reason);
  });

  it('are refused if they are for some screens only, or in another file', () => {
    expect(refusal('<style media="print">path{fill:red}</style><path d="M0 0"/>')).toContain(
      'only sometimes',
    );
    const { refused } = read(`<?xml-stylesheet href="a.css"?>${svg('<path/>')}`) as { refused: string };
    expect(refused).toContain('another file');
  });
});

describe('ids of a drawing', () => {
  it('get the prefix of the page, in every kind of reference', () => {
    expect(
      inPage(
        `<clipPath id="a"><path d="M0 0"/></clipPath><mask id='b'/><filter id="f"/><symbol id="s"/>
        <path clip-path="url('#a')" mask='url("#b")' style="filter:url( #f )"/><use xlink:href="#s"/><use href="#s" xlink:href="#a"/>`,
      ),
    ).toBe(
      '<clipPath id="logo-a"><path d="M0 0"/></clipPath><mask id="logo-b"/><filter id="logo-c"/><symbol id="logo-d"/>' +
        '<path clip-path="url(#logo-a)" mask="url(#logo-b)" filter="url(#logo-c)"/><use xlink:href="#logo-d"/><use href="#logo-d" xlink:href="#logo-a"/>',
    );
  });

  it('may have umlauts, and be percent-encoded in references', () => {
    expect(inPage('<path id="Fläche" d="M0 0"/><use href="#Fl%C3%A4che"/><use href="#Fläche"/>')).toBe(
      '<path id="logo-a" d="M0 0"/><use href="#logo-a"/><use href="#logo-a"/>',
    );
  });

  it('are removed if nothing refers to them, and never refer to the page', () => {
    expect(inPage('<path id="content" d="M0 0"/><use href="#enquiry"/>')).toBe(
      '<path d="M0 0"/><use href="#logo-enquiry"/>',
    );
  });
});

describe('the content of a drawing in a page', () => {
  it.each([
    ['a script', '<script>alert(1)</script><path/>'],
    [
      'a script by another prefix',
      '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script><path/>',
    ],
    ['a handler', '<path onclick="alert(1)" onload="alert(1)"/>'],
    [
      'classes, and what scripts and styles look for',
      '<path class="a" data-logo="dark" hidden="" tabindex="0" part="p"/>',
    ],
    ['notes', '<title>A sea</title><desc>b</desc><metadata><rdf/></metadata><!-- c --><path/>'],
    [
      'what only its program reads',
      '<sodipodi:namedview xmlns:sodipodi="s"/><path sodipodi:type="arc" xmlns:sodipodi="s"/>',
    ],
  ])('does not include %s', (_what, inner) => {
    expect(inPage(inner)).toBe('<path/>');
  });

  it('has no link, since a logo is within the link to the home page', () => {
    expect(
      inPage('<a href="https://example.com" xlink:href="javascript:alert(1)" fill="red"><path/></a>'),
    ).toBe('<g fill="red"><path/></g>');
  });

  it('has its entities resolved, without the scripts that they bring', () => {
    const text = `<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg"><!ENTITY c "#c00"><!ENTITY x "<script>alert(1)</script>">]>
      <svg xmlns="&ns;" viewBox="0 0 9 9"><path fill="&c;"/>&x;</svg>`;
    expect(read(text)).toEqual({
      drawing: ['<svg viewBox="0 0 9 9" width="100%" height="100%"><path fill="#c00"/></svg>'],
    });
  });

  it('has the branch of a switch that browsers show, not the one for a graphics program', () => {
    expect(
      inPage(
        '<switch><foreignObject requiredExtensions="http://ns.adobe.com/"><i:aipgfRef xmlns:i="i"/></foreignObject><g i:extraneous="self" xmlns:i="i"><path/></g></switch>',
      ),
    ).toBe('<switch><g><path/></g></switch>');
  });

  it.each([
    ['<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">A</p></foreignObject>', 'foreignObject'],
    ['<image href="https://example.com/a.png"/>', 'a part from elsewhere: “https://example.com/a.png”'],
    ['<image xlink:href="photo.png"/>', 'a part from elsewhere'],
    ['<use href="sprite.svg#a"/>', 'a part from elsewhere'],
    ['<linearGradient xlink:href="https://example.com/#a"/>', 'a part from elsewhere'],
    ['<path filter="url(a.svg#b)"/>', 'a part from elsewhere'],
    ['<path><animate attributeName="d"/></path>', 'it moves'],
    ['<set attributeName="href" to="javascript:alert(1)"/>', 'it moves'],
    ['<path>', 'not well-formed'],
  ])('is refused if something can be neither kept nor left out: %s', (inner, reason) => {
    expect(refusal(inner)).toContain(reason);
  });

  it('may have a picture that is part of the file', () => {
    expect(inPage('<image href="data:image/png;base64,AAAA" width="4"/>')).toBe(
      '<image href="data:image/png;base64,AAAA" width="4"/>',
    );
  });

  it('never turns text into an element', () => {
    expect(inPage('<text fill="&quot;&gt;&lt;script&gt;">&lt;script&gt;<![CDATA[<script>]]></text>')).toBe(
      '<text fill="&quot;&gt;&lt;script&gt;">&lt;script&gt;<![CDATA[<script>]]></text>',
    );
  });
});

describe('the outermost element', () => {
  it('keeps the attributes by which everything in it is painted', () => {
    expect(
      inPage('<path/>', 'viewBox="0 0 8 8" class="x" fill="none" stroke="currentColor" stroke-width="4"'),
    ).toBe(
      '<svg viewBox="0 0 8 8" fill="none" stroke="currentColor" stroke-width="4" width="100%" height="100%"><path/></svg>',
    );
  });

  it.each([
    ['width="40" height="20px"', 'width="100%" height="100%" viewBox="0 0 40 20"'],
    ['height="9" viewBox="0 0 9 9"', 'height="100%" viewBox="0 0 9 9" width="100%"'],
  ])('fills its box in the page: %s', (attributes, expected) => {
    expect(inPage('<path/>', attributes)).toBe(`<svg ${expected}><path/></svg>`);
  });
});

it('entities that expand exponentially are refused', () => {
  const levels = Array.from(
    { length: 30 },
    (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`,
  );
  const text = `<!DOCTYPE svg [<!ENTITY e0 "a">${levels.join('')}]>${svg('<text>&e30;</text>')}`;
  expect(read(text)).toHaveProperty('refused');
});
