import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readCached, writeCached } from '../cache/cached-text';
import { hashOfCode } from '../cache/hash-of-code.mjs';
import { type DrawingReader, drawingReader } from '../drawings/drawing-reader';
import type { InlineSvg } from '../drawings/inline-svg';
import { engineFolder } from '../project/engine-folder';
import { cacheFolder } from '../project/project-folder';

const require = createRequire(import.meta.url);

const cache = cacheFolder('drawings');

/** Loading SVGO takes longer than checking most sites. */
const reader = drawingReader(() => (require('svgo') as typeof import('svgo')).optimize);

/** Reads SVG drawings. Results for the logo are cached between commands. */
export const cachedDrawings: DrawingReader = {
  ...reader,
  inline(svg, size) {
    codeHash ??= hashOfCode(engineFolder);
    const key = createHash('sha256')
      .update(JSON.stringify([codeHash, svg, size]))
      .digest('hex');
    const cacheFile = join(cache, `${key.slice(0, 32)}.json`);
    const cachedText = readCached(cacheFile, key);
    if (cachedText !== undefined) return JSON.parse(cachedText) as InlineSvg;
    const drawing = reader.inline(svg, size);
    writeCached(cacheFile, key, JSON.stringify(drawing));
    return drawing;
  },
};

let codeHash: string | undefined;
