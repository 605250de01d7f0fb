/** Spec 000, section 9: every 30 ms. */
export const tick = 30;

/** Spec 000, section 4: by ones up to 100, by five hundreds above. */
const stepTo = (target: number) => (target <= 100 ? 1 : 500);

const firstNumber = /\d[\d,]*(\.\d+)?/;

/** 1,22,000 has pairs above its thousands; with fewer digits both ways to group them are the same. */
const localeOf = (number: string) => (/\d,\d\d,/.test(number) ? 'en-IN' : 'en');

/** How a figure counts up to what it says: its first number grows, and is written as the last one is. */
export function countUp(text: string) {
  const [number = ''] = firstNumber.exec(text) ?? [];
  const target = Number(number.replaceAll(',', ''));
  const step = stepTo(target);
  const ticks = Math.ceil(target / step);
  const { format } = new Intl.NumberFormat(localeOf(number));
  return {
    /** How many it takes until the figure has finished. */
    ticks,
    /** What the figure shows after so many: in the end exactly what was served. */
    textAfter: (count: number) => (count < ticks ? text.replace(firstNumber, format(count * step)) : text),
  };
}
