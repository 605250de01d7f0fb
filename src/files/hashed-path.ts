import { createHash } from 'node:crypto';

/** `assets/sprite.svg` to `/assets/sprite.Ab3dE_9x.svg`: an address that carries a hash of its content can be kept for ever. */
export function hashedPath(path: string, content: string | Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return `/${path.replace(/(\.[a-z\d]+)$/, `.${hash}$1`)}`;
}
