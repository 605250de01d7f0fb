import { digitsIn } from './digits-in';
import type { FieldRules } from './field-rules';

/** Characters of a phone number. */
const internationalPattern = /^\+[\d\s()./-]+$/;

/** Whether only a country code was given. The select always has one selected, so the field then counts as empty. */
export const isOnlyCountryCode = ({ countries = [] }: Pick<FieldRules, 'countries'>, text: string): boolean =>
  countries.some(({ code }) => code === text);

/**
 * Combines the selected country code and the number to E.164 format, at most 15 digits: `+351912345678`. A code typed
 * into the number takes precedence over the selected one. Undefined if the result is not a number of one of the field's
 * countries.
 */
export function internationalNumber(
  { countries = [] }: Pick<FieldRules, 'countries'>,
  text: string,
): string | undefined {
  const number = text.replace(/^\+\d+\s+(?=\+)/, '');
  const all = `+${digitsIn(number)}`;
  const [country] = countries
    .filter(({ code }) => all.startsWith(code))
    .sort((a, b) => b.code.length - a.code.length);
  if (!country || !internationalPattern.test(number)) return undefined;
  const { code, trunk = '' } = country;
  const rest = all.slice(code.length);
  const national = rest.startsWith(trunk) ? rest.slice(trunk.length) : rest;
  return national.length >= 4 && code.length + national.length <= 16 ? code + national : undefined;
}
