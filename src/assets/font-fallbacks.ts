import type { Font } from '@capsizecss/unpack';
import type { FontFallback, ThemeFont } from '../generated/documents';
import { subsetToWeights } from './subset-fonts';

/** Metrics of a font, in its own units. `xWidthAvg` is its average letter width, weighted by frequency. */
type Metrics = Pick<Font, 'ascent' | 'descent' | 'unitsPerEm' | 'xWidthAvg'>;

/** The characters whose widths `xWidthAvg` is computed from. */
const measuredCharacters = '0123456789 ,.-\'"()?!ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * Fallback fonts for a font at one weight, scaled to its metrics, so that nothing shifts when it loads. The metrics of
 * the fallbacks come from a package, those of the font from its file.
 */
export async function fallbacksFor(
  font: Buffer,
  generic: ThemeFont['generic'],
  weight: number,
): Promise<readonly FontFallback[]> {
  const { fromBuffer } = await import('@capsizecss/unpack');
  const staticFont = await subsetToWeights(
    font,
    measuredCharacters,
    { wght: weight },
    { targetFormat: 'truetype' },
  );
  const fontMetrics: Metrics = await fromBuffer(staticFont);
  const fallbackMetrics = await systemFonts(generic === 'serif');
  return fallbackMetrics.map(({ name, local, metrics }) => fallbackOf(name, local, fontMetrics, metrics));
}

interface SystemFont {
  name: string;
  /**
   * The names under which systems have it, or a font with the same metrics: Gelasio for Georgia, Liberation for Arial.
   */
  local: string[];
  metrics: Metrics;
}

async function systemFonts(isSerif: boolean): Promise<readonly SystemFont[]> {
  if (isSerif) {
    const { default: times } = await import('@capsizecss/metrics/timesNewRoman');
    const { default: georgia } = await import('@capsizecss/metrics/georgia');
    return [
      { name: 'Georgia', local: ['Georgia', 'Gelasio-Regular'], metrics: georgia },
      { name: 'Times', local: ['TimesNewRomanPSMT', 'LiberationSerif'], metrics: times },
    ];
  }
  const { default: roboto } = await import('@capsizecss/metrics/roboto');
  const { default: arial } = await import('@capsizecss/metrics/arial');
  return [
    { name: 'Roboto', local: ['Roboto-Regular'], metrics: roboto },
    { name: 'Arial', local: ['ArialMT', 'LiberationSans'], metrics: arial },
  ];
}

/** A system font, scaled (in per cent) so that its text is as wide and its lines as high as those of a font. */
function fallbackOf(name: string, local: string[], font: Metrics, systemFont: Metrics): FontFallback {
  const scale = font.xWidthAvg / font.unitsPerEm / (systemFont.xWidthAvg / systemFont.unitsPerEm);
  const percent = (value: number) => Number((value * 100).toFixed(1));
  // A descent is negative.
  const override = (value: number) => percent(Math.abs(value) / font.unitsPerEm / scale);
  return {
    name,
    local,
    size: percent(scale),
    ascent: override(font.ascent),
    descent: override(font.descent),
  };
}
