/**
 * What a figure shows while it counts up, in the end exactly what was served: its first number grows, and is grouped as
 * the last one is. `decimal` separates its decimals, as the build knows (format/number.ts). A number in other digits than
 * these is shown at once: to count in them would cost every site more script.
 */
export function countUp(text: string, decimal = '.'): readonly string[] {
  // With its separators, each a single character, and none what is between the ends of a range.
  const [number = ''] = /\d+([.,’'\s]\d+)*/.exec(text) ?? [];
  // Its decimals come with the last step.
  const [whole = ''] = number.split(decimal);
  const target = Number(whole.replace(/\D/g, ''));
  const frames: string[] = [];
  // Spec 000, section 4: by ones up to 100, by five hundreds above, or more where these would be over a thousand.
  const step = target > 100 ? Math.ceil(target / 500_000) * 500 : 1;
  for (let value = 0; value <= target; value += step) {
    const digits = [...`${value}`];
    // From the right; what is left of the pattern when there are no more digits is left out.
    const shown = [...whole].reduceRight(
      (end, sign) => (digits[0] ? (/\d/.test(sign) ? digits.pop() : sign) + end : end),
      '',
    );
    frames.push(text.replace(number, shown));
  }
  return [...new Set([...frames, text])];
}
