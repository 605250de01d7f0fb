import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Part } from '../cache/file-store';

/** How hard texts are packed, by the levels of both methods. */
export interface Compression {
  brotli: number;
  /** Left out: no gzip files. Every current browser prefers Brotli. */
  gzip?: number;
}

/** Takes twenty times as long as `quick`, for a tenth fewer bytes. */
export const max: Compression = { brotli: constants.BROTLI_MAX_QUALITY, gzip: 9 };
export const fast: Compression = { brotli: 5 };

/** Below this a response fits into one packet as it is. */
const smallest = 1024;

/** Files to lie beside a text, so that no server packs anything while a visitor waits. */
export const compress = (content: Uint8Array, packing: Compression): readonly Part[] =>
  content.length < smallest
    ? []
    : toParts(
        brotliCompressSync(content, brotliOptions(content, packing)),
        packing.gzip === undefined ? undefined : gzipSync(content, { level: packing.gzip }),
      );

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** The same in threads of the system's. */
export const compressAsync = async (content: Uint8Array, packing: Compression): Promise<readonly Part[]> =>
  content.length < smallest
    ? []
    : toParts(
        ...(await Promise.all([
          toBrotli(content, brotliOptions(content, packing)),
          packing.gzip === undefined ? undefined : toGzip(content, { level: packing.gzip }),
        ])),
      );

const toParts = (brotli: Uint8Array, gzipped?: Uint8Array): readonly Part[] => [
  { ending: '.br', content: brotli },
  ...(gzipped ? [{ ending: '.gz', content: gzipped }] : []),
];

const brotliOptions = ({ length }: Uint8Array, { brotli }: Compression) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: brotli, [constants.BROTLI_PARAM_SIZE_HINT]: length },
});
