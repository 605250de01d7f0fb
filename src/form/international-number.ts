import { digitsIn } from './digits-in';
import type { FieldRules } from './field-rules';

/** What numbers are written with, beside their digits. */
const written = /^\+[\d\s()./-]+$/;

/** Whether only a country was chosen: the list of codes always has one chosen. */
export const isCodeAlone = ({ countries = [] }: Pick<FieldRules, 'countries'>, text: string): boolean =>
  countries.some(({ code }) => code === text);

/**
 * `+351912345678` for the code that was chosen with the number behind it: as ITU-T E.164 has it, in at most 15 digits.
 * Whoever writes a plus sign into the number means that code and not the chosen one. Undefined if it is not a number of
 * one of the field's countries.
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
  if (!country || !written.test(number)) return undefined;
  const { code, trunk = '' } = country;
  const rest = all.slice(code.length);
  const national = rest.startsWith(trunk) ? rest.slice(trunk.length) : rest;
  return national.length >= 4 && code.length + national.length <= 16 ? code + national : undefined;
}
