import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { FileVariant } from '../cache/file-store';

/** Compression levels for Brotli and gzip. */
export interface Compression {
  brotli: number;
  /** Omitted for no gzip files. All current browsers prefer Brotli. */
  gzip?: number;
}

/** For releases: takes twenty times as long as `fastCompression`, for 10 % fewer bytes. */
export const maxCompression: Compression = { brotli: constants.BROTLI_MAX_QUALITY, gzip: 9 };

/** For all other builds. Brotli has levels up to 11. */
export const fastCompression: Compression = { brotli: 5 };

/** In bytes. Smaller responses fit into one packet uncompressed. */
const minSize = 1024;

/**
 * Compresses a text into the files that are served instead of it, so that servers need not compress on request. There
 * are none for a small text.
 */
export const compress = (content: Uint8Array, compression: Compression): readonly FileVariant[] =>
  content.length < minSize
    ? []
    : toVariants(
        brotliCompressSync(content, brotliOptions(content, compression)),
        compression.gzip === undefined ? undefined : gzipSync(content, { level: compression.gzip }),
      );

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Compresses a text like `compress`, but in libuv's threads. */
export const compressAsync = async (
  content: Uint8Array,
  compression: Compression,
): Promise<readonly FileVariant[]> =>
  content.length < minSize
    ? []
    : toVariants(
        ...(await Promise.all([
          toBrotli(content, brotliOptions(content, compression)),
          compression.gzip === undefined ? undefined : toGzip(content, { level: compression.gzip }),
        ])),
      );

const toVariants = (brotli: Uint8Array, gzipped?: Uint8Array): readonly FileVariant[] => [
  { extension: '.br', content: brotli },
  ...(gzipped ? [{ extension: '.gz', content: gzipped }] : []),
];

const brotliOptions = ({ length }: Uint8Array, { brotli }: Compression) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: brotli, [constants.BROTLI_PARAM_SIZE_HINT]: length },
});
