import { createHash } from 'node:crypto';

/**
 * A URL with a hash of its content, `/assets/sprite.Ab3dE_9x.svg` for `assets/sprite.svg`, so that it can be cached
 * forever.
 */
export function hashedPath(path: string, content: string | Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return `/${path.replace(/(\.[a-z\d]+)$/, `.${hash}$1`)}`;
}
