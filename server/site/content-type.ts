import { basename } from 'node:path';
import mime from 'mime';

/**
 * The media type of a file by its extension. Because of `nosniff`, browsers download files of unknown types instead of
 * showing them.
 */
export function contentTypeOf(path: string): string {
  const type = exceptionFor(path) ?? mime.getType(path) ?? 'application/octet-stream';
  return /^text\/|[/+]xml$/.test(type) ? `${type}; charset=utf-8` : type;
}

function exceptionFor(path: string): string | undefined {
  // A file without extension that Apple requests (developer.apple.com, “Supporting associated domains”).
  if (basename(path) === 'apple-app-site-association') return 'application/json';
  // RFC 6350; the library still has the older type.
  return /\.vcf$/i.test(path) ? 'text/vcard' : undefined;
}
