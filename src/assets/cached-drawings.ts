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
  inPage(svg) {
    code ??= hashOfCode(engineFolder);
    const key = createHash('sha256')
      .update(JSON.stringify([code, svg]))
      .digest('hex');
    const file = join(cache, `${key.slice(0, 32)}.json`);
    const kept = readCached(file, key);
    if (kept !== undefined) return JSON.parse(kept) as InlineSvg;
    const drawing = reader.inPage(svg);
    writeCached(file, key, JSON.stringify(drawing));
    return drawing;
  },
};

let code: string | undefined;
