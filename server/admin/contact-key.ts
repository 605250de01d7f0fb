import { domainToASCII } from 'node:url';
import { normalizeAnswer } from '../../src/form/normalize-answer';

/**
 * Text for comparing spellings: normalized, without invisible characters, in lower case, with one form of sigma.
 * Whatever it is, it is normalized like an email address: on one line, in NFKC, without joiners.
 */
export const textKey = (text: string): string =>
  normalizeAnswer({ type: 'email' }, text).toLowerCase().normalize('NFKC').replaceAll('ς', 'σ');

/** The same key for every spelling of an email address; internationalized domains equal their Punycode. */
export function emailKey(text: string): string {
  const key = textKey(text);
  const atSign = key.lastIndexOf('@');
  if (atSign < 0) return key;
  const domain = key.slice(atSign + 1).replace(/\.$/, '');
  return `${key.slice(0, atSign)}@${domainToASCII(domain) || domain}`;
}

/** Fewer digits are not a phone number, and would match any count in a text. */
const minDigits = 6;

/**
 * The digits of a phone number in any script and grouping, prefixed by a plus if it is international; undefined if the
 * text is not a phone number.
 */
export function phoneKey(text: string): string | undefined {
  const normalized = normalizeAnswer({ type: 'tel' }, text); // with ASCII digits and hyphens
  const digits = normalized.replaceAll(/[\s+().\-/]+/g, '');
  if (!/^\d+$/.test(digits) || digits.length < minDigits) return undefined;
  return /^\(?\+/.test(normalized) ? `+${digits}` : digits.replace(/^00/, '+');
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
