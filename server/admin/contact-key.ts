import { domainToASCII } from 'node:url';

/** Invisible characters: zero-width ones, joiners, direction marks, soft hyphens. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Visible text: one form of each character (Unicode NFKC), nothing invisible, trimmed. */
const visible = (text: string) => text.normalize('NFKC').replaceAll(invisible, '').trim();

/** Text by which two spellings can be compared: visible characters, in lower case. */
export const textKey = (text: string): string =>
  visible(text).toLowerCase().normalize('NFKC').replaceAll('ς', 'σ');

/** The same for every spelling of an e-mail address; a domain with other letters is the same as its `xn--` form. */
export function emailKey(text: string): string {
  const key = textKey(text);
  const at = key.lastIndexOf('@');
  if (at < 0) return key;
  const domain = key.slice(at + 1).replace(/\.$/, '');
  return `${key.slice(0, at)}@${domainToASCII(domain) || domain}`;
}

/** What a phone number is written with, besides its digits. */
const punctuation = /[\s+().\-/\u2010-\u2015]+/gu;

/** Fewer digits are not a phone number: they would match any count that somebody wrote. */
const minDigits = 6;

/**
 * The digits of a phone number in whatever script and grouping, with a plus in front if it says its country; undefined if
 * the text is not one.
 */
export function phoneKey(text: string): string | undefined {
  const written = visible(text);
  const rest = written.replaceAll(punctuation, '');
  if (!/^\p{Nd}+$/u.test(rest)) return undefined;
  const digits = Array.from(rest, digitValue).join('');
  if (digits.length < minDigits) return undefined;
  return /^\(?\+/.test(written) ? `+${digits}` : digits.replace(/^00/, '+');
}

/** Unicode has the ten digits of each script in their order, from its zero on. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}

/** A national number of most countries: with it, the prefixes of a country (+91) and of a trunk (0) no longer matter. */
const nationalDigits = 10;

/** The codes of countries (ITU-T E.164): none begins another, and those not named here have three digits. */
const countryCode = /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/**
 * Whether two keys of `phoneKey` are the same number: by the last ten digits where both have as many, and otherwise, in
 * whatever country it is, by the number within it.
 */
export function isSamePhone(one: string, other: string): boolean {
  const [last, otherLast] = [one, other].map((key) => key.replace('+', '').slice(-nationalDigits));
  if (one === other || (last?.length === nationalDigits && last === otherLast)) return true;
  return one.startsWith('+') !== other.startsWith('+') && withinCountry(one) === withinCountry(other);
}

/** Without the code of a country, and without the zeros that are dialled before a number within it. */
const withinCountry = (key: string) => key.replace(countryCode, '').replace(/^0+/, '');
