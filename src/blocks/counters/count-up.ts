/**
 * The texts that a figure shows while counting up. Only its first number changes, grouped like the final one; the last
 * text is exactly the served one. `decimal` is the site's decimal separator (format/number.ts). Numbers in other than
 * ASCII digits are not animated, to keep the script small for all other sites.
 */
export function countUp(text: string, decimal = '.'): readonly string[] {
  // Digits with single-character separators, so that the dash of a range is not included.
  const [number = ''] = /\d+([.,’'\s]\d+)*/.exec(text) ?? [];
  // Decimals appear in the last step.
  const [whole = ''] = number.split(decimal);
  const target = Number(whole.replace(/\D/g, ''));
  const frames: string[] = [];
  // A number up to 100 is reached by ones, a larger one by steps of 500, or of more if it took over a thousand of these
  // (spec 000, section 4).
  const step = target > 100 ? Math.ceil(target / 500_000) * 500 : 1;
  for (let value = 0; value <= target; value += step) {
    const digits = [...`${value}`];
    // Fills in the digits from the right; leftover separators are dropped.
    const shown = [...whole].reduceRight(
      (ending, character) =>
        digits[0] ? (/\d/.test(character) ? digits.pop() : character) + ending : ending,
      '',
    );
    frames.push(text.replace(number, shown));
  }
  return [...new Set([...frames, text])];
}
