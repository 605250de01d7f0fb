import type { Site } from '../site';
import { escapeText } from './escape';

/** `_redirects`, as static hosts and our own server read it: from, to, status. */
export const emitRedirects = ({ redirects }: Pick<Site, 'redirects'>) =>
  redirects.map(({ from, to }) => `${from} ${to} 308\n`).join('');

/** A page that moves on by itself, for hosts that read no `_redirects`. */
export const emitRedirectPage = (to: string, origin: string, language: string) =>
  [
    '<!doctype html>',
    `<html lang="${escapeText(language)}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<title>${escapeText(to)}</title>`,
    `<meta http-equiv="refresh" content="0; url=${escapeText(to)}">`,
    `<link rel="canonical" href="${escapeText(origin + to)}">`,
    '</head>',
    '<body>',
    `<p><a href="${escapeText(to)}">${escapeText(origin + to)}</a></p>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
