import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FileVariant } from '../cache/file-store';

/** Compression levels for Brotli and gzip. */
export interface Compression {
  brotli: number;
  /** Omitted for no gzip files. All current browsers prefer Brotli. */
  gzip?: number;
}

/** For releases: takes many times as long as `fastCompression`, for about a sixth fewer bytes. */
export const maxCompression: Compression = { brotli: constants.BROTLI_MAX_QUALITY, gzip: 9 };

/** For builds that are not published. Level 5 of Brotli, which has 11, takes half as long again for 6 % fewer bytes. */
export const fastCompression: Compression = { brotli: 4 };

/** In bytes. Smaller responses fit into one packet uncompressed. */
const minSize = 1024;

/**
 * Compresses a text into the files that are served instead of it, so that servers need not compress on request. There
 * are none for a small text.
 */
export function compress(content: Uint8Array, { brotli, gzip }: Compression): readonly FileVariant[] {
  if (content.length < minSize) return [];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return [
    { extension: '.br', content: brotliCompressSync(content, { params }) },
    ...(gzip === undefined ? [] : [{ extension: '.gz', content: gzipSync(content, { level: gzip }) }]),
  ];
}
