import type { HeadElement, Page, Shell } from '../compiled';
import { escapePattern } from '../format/escape-pattern';

/** Everything in the head that differs between pages. */
export function headOf(
  { route, noIndex, title, description, image }: Page,
  { name, origin }: Shell,
): readonly HeadElement[] {
  const url = `${origin}${route}`;
  const meta = (key: 'name' | 'property', value: string, content: string): HeadElement => ({
    tag: 'meta',
    attributes: { [key]: value, content },
  });
  return [
    { tag: 'title', attributes: {}, text: titleOf(title, name) },
    meta('name', 'description', description),
    noIndex
      ? meta('name', 'robots', 'noindex')
      : { tag: 'link', attributes: { rel: 'canonical', href: url } },
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:url', url),
    meta('property', 'og:site_name', name),
    ...(image
      ? [
          meta('property', 'og:image', `${origin}${image.src}`),
          meta('property', 'og:image:width', String(image.width)),
          meta('property', 'og:image:height', String(image.height)),
          ...(image.alt ? [meta('property', 'og:image:alt', image.alt)] : []),
        ]
      : []),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
  ];
}

/** Appends the brand, unless the title contains it as a whole word, with whatever spaces. */
export function titleOf(title: string, name: string): string {
  const letter = '[\\p{L}\\p{M}\\p{N}]';
  const brand = escapePattern(name).replace(/\s+/g, '\\s+');
  const wholeBrand = new RegExp(`(?<!${letter})${brand}(?!${letter})`, 'u');
  return wholeBrand.test(title) ? title : `${title} | ${name}`;
}
