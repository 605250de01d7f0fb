import type { FontFallback, ThemeFont } from '../generated/documents';
import { subsetAlongWeight } from './subset-fonts';

/** Metrics of a font, in its own units. */
interface Metrics {
  postscriptName: string;
  ascent: number;
  descent: number;
  unitsPerEm: number;
  /** Average letter width, weighted by frequency. */
  xWidthAvg: number;
}

/** The letters by which font widths are measured. */
const letters = '0123456789 ,.-\'"()?!ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * Fallback fonts, scaled to the metrics of the given font, so that nothing shifts when it loads. The metrics of the
 * fallbacks are from a package, those of the font from its file.
 */
export async function fallbacksFor(
  font: Buffer,
  generic: ThemeFont['generic'],
  weight: number,
): Promise<readonly FontFallback[]> {
  const { fromBuffer } = await import('@capsizecss/unpack');
  const staticFont = await subsetAlongWeight(font, letters, { wght: weight }, { targetFormat: 'truetype' });
  const fontMetrics: Metrics = await fromBuffer(staticFont);
  const fallbackMetrics = await systemFonts(generic === 'serif');
  return fallbackMetrics.map(({ name, local, metrics }) => fallbackOf(name, local, fontMetrics, metrics));
}

interface SystemFont {
  name: string;
  /** Gelasio and Liberation Sans are metric-compatible with Georgia and Arial. */
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

function fallbackOf(name: string, local: string[], ours: Metrics, theirs: Metrics): FontFallback {
  const scale = ours.xWidthAvg / ours.unitsPerEm / (theirs.xWidthAvg / theirs.unitsPerEm);
  const percent = (value: number) => Number((value * 100).toFixed(1));
  const line = (value: number) => percent(Math.abs(value) / ours.unitsPerEm / scale);
  return { name, local, size: percent(scale), ascent: line(ours.ascent), descent: line(ours.descent) };
}
