import { basename } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import mime from 'mime';

/** Apple asks for this one without an ending (developer.apple.com, “Supporting associated domains”). */
const named: Readonly<Record<string, string>> = { 'apple-app-site-association': 'application/json' };

/**
 * The media type of a file by the ending of its name. Browsers are told not to guess (`nosniff`), so one that is unknown is
 * saved and not shown.
 */
export function contentTypeOf(path: string): string {
  const known = named[basename(path)] ?? getMimeType(path);
  if (known !== undefined) return known;
  const type = /\.vcf$/i.test(path) ? 'text/vcard' : mime.getType(path); // RFC 6350; the list has what was before it
  if (!type) return 'application/octet-stream';
  return /^text\/|[/+](json|xml)$/.test(type) ? `${type}; charset=utf-8` : type;
}
