import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readCached, writeCached } from '../cache/cached-text';
import { hashOfCode } from '../cache/hash-of-code.mjs';
import { drawMap, type MapDrawing, type MapRequest } from '../maps/draw-map';
import { engineFolder } from '../project/engine-folder';
import { cacheFolder } from '../project/project-folder';
import { readAtlas } from './read-atlas';

const cache = cacheFolder('maps');

/** Draws a map, with a cache between commands, since drawing takes as long as building several pages. */
export function drawCachedMap(request: MapRequest): MapDrawing {
  codeHash ??= hashOfCode(engineFolder);
  const key = createHash('sha256')
    .update(JSON.stringify([codeHash, request]))
    .digest('hex');
  const cacheFile = join(cache, `${key.slice(0, 32)}.json`);
  const cachedText = readCached(cacheFile, key);
  if (cachedText !== undefined) return JSON.parse(cachedText) as MapDrawing;
  const drawing = drawMap(readAtlas(), request);
  writeCached(cacheFile, key, JSON.stringify(drawing));
  return drawing;
}

let codeHash: string | undefined;
