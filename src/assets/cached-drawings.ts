import { createRequire } from 'node:module';
import { cachedJson } from '../cache/cached-json';
import { type DrawingReader, drawingReader } from '../drawings/drawing-reader';
import { drawMap, type MapDrawing, type MapRequest } from '../maps/draw-map';
import { readAtlas } from './read-atlas';

const require = createRequire(import.meta.url);

/** Loading SVGO takes longer than checking most sites. */
const reader = drawingReader(() => (require('svgo') as typeof import('svgo')).optimize);

/** Reads SVG drawings. Results for the logo are cached between commands. */
export const cachedDrawings: DrawingReader = {
  ...reader,
  inline: (svg, size) => cachedJson('drawings', [svg, size], () => reader.inline(svg, size)),
};

/** Draws a map, with a cache between commands, since drawing takes as long as building several pages. */
export const drawCachedMap = (request: MapRequest): MapDrawing =>
  cachedJson('maps', request, () => drawMap(readAtlas(), request));
