import { domainToASCII } from 'node:url';

/** Invisible characters: zero-width characters, joiners, direction marks, soft hyphens. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Normalizes text: Unicode NFKC, without invisible characters, trimmed. */
const visible = (text: string) => text.normalize('NFKC').replaceAll(invisible, '').trim();

/** Text for comparing spellings: normalized, in lower case. */
export const textKey = (text: string): string =>
  visible(text).toLowerCase().normalize('NFKC').replaceAll('ς', 'σ');

/** The same key for every spelling of an email address; internationalized domains equal their Punycode. */
export function emailKey(text: string): string {
  const key = textKey(text);
  const at = key.lastIndexOf('@');
  if (at < 0) return key;
  const domain = key.slice(at + 1).replace(/\.$/, '');
  return `${key.slice(0, at)}@${domainToASCII(domain) || domain}`;
}

/** Characters in a phone number besides digits. */
const punctuation = /[\s+().\-/\u2010-\u2015]+/gu;

/** Fewer digits are not a phone number, and would match any count in a text. */
const minDigits = 6;

/**
 * The digits of a phone number in any script and grouping, prefixed by a plus if it is international; undefined if the
 * text is not a phone number.
 */
export function phoneKey(text: string): string | undefined {
  const visibleText = visible(text);
  const rest = visibleText.replaceAll(punctuation, '');
  if (!/^\p{Nd}+$/u.test(rest)) return undefined;
  const digits = Array.from(rest, digitValue).join('');
  if (digits.length < minDigits) return undefined;
  return /^\(?\+/.test(visibleText) ? `+${digits}` : digits.replace(/^00/, '+');
}

/** The value of a digit. In Unicode the ten digits of each script are consecutive. */
function digitValue(digit: string): number {
  const codePoint = digit.codePointAt(0) ?? 0;
  let zero = codePoint;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (codePoint - zero) % 10;
}

/**
 * Length of national numbers in most countries. Comparing that many digits makes country codes (+91) and trunk prefixes
 * (0) irrelevant.
 */
const nationalDigits = 10;

/** Country codes (ITU-T E.164). No code is a prefix of another; those not listed have three digits. */
const countryCode = /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/**
 * Whether two keys of `phoneKey` are the same number: by the last ten digits if both have as many, or else, if only one
 * is international, by the national number.
 */
export function isSamePhone(one: string, other: string): boolean {
  const [last, otherLast] = [one, other].map((key) => key.replace('+', '').slice(-nationalDigits));
  if (one === other || (last?.length === nationalDigits && last === otherLast)) return true;
  return one.startsWith('+') !== other.startsWith('+') && withinCountry(one) === withinCountry(other);
}

/** A number without its country code and leading zeros. */
const withinCountry = (key: string) => key.replace(countryCode, '').replace(/^0+/, '');
