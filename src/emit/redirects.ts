import { htmlAttributes } from '../format/direction';
import type { Site } from '../site/assembled-site';
import { escapeText } from './escape';

/** `_redirects`, as static hosts read it: from, to, status. */
export const emitRedirects = ({ redirects }: Pick<Site, 'redirects'>) =>
  redirects.map(({ from, to }) => `${from} ${to} 308\n`).join('');

/** A page that moves on by itself, for hosts that read no `_redirects`. */
export function emitRedirectPage(to: string, origin: string, language: string): string {
  const { href: address, protocol } = new URL(to, origin); // another site's, or no page at all: tel:
  const isPage = protocol === 'https:' || protocol === 'http:';
  return [
    '<!doctype html>',
    `<html ${htmlAttributes(language)}>`,
    '<head>',
    '<meta charset="utf-8">',
    `<title>${escapeText(to)}</title>`,
    `<meta http-equiv="refresh" content="0; url=${escapeText(to)}">`,
    ...(isPage ? [`<link rel="canonical" href="${escapeText(address)}">`] : []),
    '</head>',
    '<body>',
    `<p><a href="${escapeText(to)}">${escapeText(address)}</a></p>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
