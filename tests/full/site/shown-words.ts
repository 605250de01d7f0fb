import { Config, Parser } from 'html-validate';

const parser = new Parser(await Config.empty().resolve());

/** Attributes that are read to somebody, or shown. */
const said = ['alt', 'aria-label', 'aria-roledescription', 'content', 'placeholder', 'title'];

/** All that a page says, whether seen, heard or shown by search engines: a line for each piece. */
export function shownWords(html: string): readonly string[] {
  // Without scripts and styles, whose content nobody reads.
  const document = parser.parseHtml(html.replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gs, ''));
  const texts = document
    .querySelectorAll('*')
    .flatMap((element) => [
      ...element.childNodes.filter((node) => node.nodeName === '#text').map((node) => node.textContent),
      ...said
        .filter((name) => name !== 'content' || /description|title|alt|site_name/.test(metaNameOf(element)))
        .map((name) => element.getAttributeValue(name) ?? ''),
    ]);
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
}

interface Element {
  getAttributeValue: (name: string) => string | null;
}
/** By which of its names a `<meta>` is known: `description`, `og:title`; nothing for other elements. */
const metaNameOf = (element: Element) =>
  `${element.getAttributeValue('name') ?? ''} ${element.getAttributeValue('property') ?? ''}`;
