import { currencyOf } from '../../unknown-value/currency';

/** Advice for figures written as text, such as “S$45”, “96%” or “28”, or as a bare number. */
export function figureAdvice(value: unknown): string {
  if (typeof value === 'number')
    return `Say what it is: { "count": ${value} }, { "percent": ${value} } or { "from": ${value}, "currency": "EUR" }.`;
  return typeof value === 'string' ? textAdvice(value) : generalAdvice;
}

/** “2 years”, “3–4 months”, “3 to 4 months”. */
const durationPattern =
  /^(\d+(?:\.\d+)?)(?:\s*(?:-|–|to)\s*(\d+(?:\.\d+)?))?\s*(minute|hour|day|week|month|year)s?$/i;

/** Advice for durations written as text: “2 years”, “3–4 months”. */
export function durationAdvice(value: unknown): string | undefined {
  const [, from, to, unit = ''] = (typeof value === 'string' && durationPattern.exec(value.trim())) || [];
  if (from === undefined) return undefined;
  const upperEnd = to === undefined ? '' : `"to": ${Number(to)}, `;
  return `Write the numbers and the unit apart: { "from": ${Number(from)}, ${upperEnd}"unit": "${unit.toLowerCase()}" }.`;
}

const generalAdvice =
  'Write a figure here, such as { "count": 28 }, { "percent": 96 } or { "from": 45, "currency": "SGD" }.';

function textAdvice(text: string): string {
  // Without the commas and spaces between groups of digits.
  const [digits, ...others] = text.replace(/(?<=\d)[, ](?=\d{2,3})/g, '').match(/\d+(?:\.\d+)?/g) ?? [];
  const unit = text.replace(/[\d.,\s]/g, '');
  const number = others.length === 0 && digits !== undefined ? Number(digits) : undefined;
  const currencyCode = currencyOf(unit)?.code ?? (/^[A-Z]{3}$/.test(unit) ? unit : undefined);
  if (number !== undefined && unit === '%') return `Write a figure here: { "percent": ${number} }.`;
  if (number !== undefined && currencyCode)
    return `Write a figure here: { "from": ${number}, "currency": "${currencyCode}" }.`;
  if (number !== undefined && unit === '') return `Write a figure here: { "count": ${number} }.`;
  return generalAdvice;
}
