import type { LowContrast } from '../../theme/low-contrasts';
import { defineError } from '../define-diagnostic';

/**
 * `pair` has the names of the two colours, what is drawn in them (`about`) and the ratio that it needs;
 * `suggestion` and the `value` of `color` and of `ground` are colours such as `#1b4d8f`.
 */
export const lowContrast = defineError<[found: LowContrast]>({
  code: 'low-contrast',
  about:
    'Two colours of the theme that meet on pages are too alike (WCAG 2.2, 1.4.3 and 1.4.11). Which pairs meet is listed in src/theme/pairs.ts.',
  message: ({ pair, scheme, tone, contrastRatio }) =>
    `“${pair.color}” on “${pair.ground}” has a contrast of only ${rounded(contrastRatio)}:1${tone ? `, in the tone “${tone}”` : ''} (${scheme}).`,
  hint: ({ pair, suggestion, color, ground }) =>
    `It is ${color.value} on ${ground.value}; ${pair.about} need ${pair.ratio}:1. Write “${suggestion}”, the nearest colour that passes.`,
});

/** Rounded down, so that an insufficient ratio never looks sufficient. */
const rounded = (ratio: number) => Math.floor(ratio * 100) / 100;
