import type { FieldRules } from './field-rules';
import { digitsIn } from './normalize-answer';

/** A phone number with a country code: a plus sign, digits and the usual separators. */
const internationalPattern = /^\+[\d\s()./-]+$/;

/**
 * Whether an answer is only a country code. The select beside the number always has one, so no number was entered then.
 */
export const isOnlyCountryCode = ({ countries = [] }: FieldRules, text: string): boolean =>
  countries.some(({ code }) => code === text);

/**
 * Combines the selected country code and the number, which `text` has in this order, to E.164 format, at most 15
 * digits: `+351912345678`. A code typed into the number takes precedence over the selected one. Undefined if the result
 * is not a number of one of the field's countries.
 */
export function internationalNumber({ countries = [] }: FieldRules, text: string): string | undefined {
  const number = text.replace(/^\+\d+\s+(?=\+)/, ''); // without the selected code before a typed one
  const international = `+${digitsIn(number)}`;
  const [country] = countries
    .filter(({ code }) => international.startsWith(code))
    .sort((a, b) => b.code.length - a.code.length);
  if (!country || !internationalPattern.test(number)) return undefined;
  // The trunk prefix is dialled within the country only: 0 in the United Kingdom.
  const { code, trunk = '' } = country;
  const rest = international.slice(code.length);
  const national = rest.startsWith(trunk) ? rest.slice(trunk.length) : rest;
  const e164 = code + national;
  // Hardly any number has fewer than four digits after its country code.
  return national.length >= 4 && e164.length <= '+'.length + 15 ? e164 : undefined;
}
