import { shortHash } from '../document/hash';

/**
 * The URL of a file with a hash of its content, so that it can be cached forever: `/assets/sprite.Ab3dE_9x.svg` for
 * `assets/sprite.svg`.
 */
export function hashedPath(path: string, content: string | Uint8Array): string {
  return `/${path.replace(/(\.[a-z\d]+)$/, `.${shortHash(content)}$1`)}`;
}
