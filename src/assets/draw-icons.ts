import { extname } from 'node:path';
import { cachedFile } from '../cache/cached-file';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { unreadableImage } from '../diagnostics/unreadable-image/unreadable-image';
import { locationOfFile } from '../document/location';
import type { Sources } from '../document/source';
import type { Size } from '../drawings/inline-svg';
import { emitIco } from '../emit/ico';
import { describeSystemError } from '../files/describe-system-error';
import { cacheFolder } from '../project/project-folder';
import { iconFiles } from '../site/routes';
import type { Theme } from '../theme/theme';
import { loadSharp, sharpVersion } from './load-sharp';

/** Side lengths of the favicon in px, for usual and high-density screens. */
const faviconSides = [16, 32, 48];
/**
 * Side lengths in px of the home screen icon, and of the drawing on it. The margin is for the corners that phones round
 * off.
 */
const homeScreen = { side: 180, drawingSide: 140 };

/**
 * The part of the cache key that all icons share: everything that affects them, except drawing and background.
 * `version` goes up when the code below renders them differently.
 */
const recipe = { faviconSides, homeScreen, sharpVersion, version: 1 };

/**
 * Draws the icons that browsers, phones and feed readers request from the root of a site by convention, from the
 * theme's icon. Files in `_root` take precedence. Results are cached. Resolves with the URL of each icon and the path
 * of its file in the cache, and with a diagnostic if the icon cannot be drawn.
 */
export async function drawIcons(
  { logo, colors }: Pick<Theme, 'logo' | 'colors'>,
  { images, rootFiles = [] }: Pick<Sources, 'images' | 'rootFiles'>,
  cache = cacheFolder('icons'),
): Promise<{ files: { src: string; file: string }[]; diagnostics: Diagnostic[] }> {
  const icon = images.find(({ path }) => path === logo?.icon);
  const missingIcons = Object.values(iconFiles).filter((name) => !rootFiles.includes(name));
  if (icon?.svg === undefined || icon.size === undefined || missingIcons.length === 0)
    return { files: [], diagnostics: [] };
  const { svg, size } = icon;
  const background = colors.paper.light;
  const cacheKey = JSON.stringify({ ...recipe, background, svg });
  try {
    const files: { src: string; file: string }[] = [];
    for (const name of missingIcons) {
      const file = await cachedFile(cache, [name, cacheKey], extname(name), () =>
        renderIcon(name, svg, size, background),
      );
      files.push({ src: `/${name}`, file });
    }
    return { files, diagnostics: [] };
  } catch (error) {
    if (describeSystemError(error)) throw error; // a full disk is not the drawing's fault
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
    const problem = `This drawing cannot be drawn in pixels: ${reason.replace(/\.$/, '')}.`;
    return { files: [], diagnostics: [unreadableImage(locationOfFile(icon.file), problem)] };
  }
}

/** The file of an icon: a PNG for home screens, otherwise an ICO with the drawing in several sizes. */
async function renderIcon(name: string, svg: string, size: Size, background: string): Promise<Uint8Array> {
  if (name === iconFiles.homeScreen) {
    const { side, drawingSide } = homeScreen;
    const margin = (side - drawingSide) / 2;
    const drawing = await renderSquare(svg, size, drawingSide);
    return drawing
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
      .flatten({ background })
      .removeAlpha()
      .png({ palette: true })
      .toBuffer();
  }
  const images = faviconSides.map(async (side) => ({
    side,
    png: await (await renderSquare(svg, size, side)).png({ compressionLevel: 9 }).toBuffer(),
  }));
  return emitIco(await Promise.all(images));
}

/** Draws an SVG into a transparent square. It is rendered at four times the size and scaled down, for smooth edges. */
async function renderSquare(svg: string, { width, height }: Size, side: number) {
  const sharp = await loadSharp();
  // At 72 pixels per inch a drawing has its own size. The density has to be at least 1; only a drawing of a few pixels
  // would need more than 10,000.
  const pixelsPerInch = Math.min(Math.max((72 * 4 * side) / Math.max(width, height), 1), 10_000);
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp(Buffer.from(svg), { density: pixelsPerInch }).resize({
    width: side,
    height: side,
    fit: 'contain',
    background: transparent,
  });
}
