import { cachedJson } from '../cache/cached-json';
import { type DrawingReader, drawingReader } from '../drawings/drawing-reader';
import { drawMap, type MapDrawing, type MapRequest } from '../maps/draw-map';
import { loadSvgo } from './load-svgo';
import { readAtlas } from './read-atlas';

const reader = drawingReader(() => loadSvgo().optimize);

/** Reads SVG drawings. Those that become part of pages, such as the logo, are cached between commands. */
export const cachedDrawings: DrawingReader = {
  ...reader,
  inline: (svg, size) => cachedJson('drawings', [svg, size], () => reader.inline(svg, size)),
};

/** Draws a map, with a cache between commands, since drawing takes as long as building several pages. */
export const drawCachedMap = (request: MapRequest): MapDrawing =>
  cachedJson('maps', request, () => drawMap(readAtlas(), request));
