import { basename } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import mime from 'mime';

/** A file without extension that Apple requests (developer.apple.com, “Supporting associated domains”). */
const typesByFileName: Readonly<Record<string, string>> = {
  'apple-app-site-association': 'application/json',
};

/**
 * The media type of a file by its extension. Because of `nosniff`, browsers download files of unknown types instead of
 * showing them.
 */
export function contentTypeOf(path: string): string {
  // Hono has the common types, with their charset.
  const knownType = typesByFileName[basename(path)] ?? getMimeType(path);
  if (knownType !== undefined) return knownType;
  // RFC 6350; the library still has the older type
  const type = /\.vcf$/i.test(path) ? 'text/vcard' : mime.getType(path);
  if (!type) return 'application/octet-stream';
  return /^text\/|[/+](json|xml)$/.test(type) ? `${type}; charset=utf-8` : type;
}
