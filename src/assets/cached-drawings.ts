import { cachedJson } from '../cache/cached-json';
import { inlineSvg } from '../drawings/inline-svg';
import { drawMap, type MapDrawing, type MapRequest } from '../maps/draw-map';
import { readAtlas } from './read-atlas';

/** Prepares a drawing for inlining in pages, such as the logo, with a cache between commands. */
export const inlineCachedSvg: typeof inlineSvg = (svg, size) =>
  cachedJson('drawings', [svg, size], () => inlineSvg(svg, size));

/** Draws a map, with a cache between commands, since drawing takes as long as building several pages. */
export const drawCachedMap = (request: MapRequest): MapDrawing =>
  cachedJson('maps', request, () => drawMap(readAtlas(), request));
