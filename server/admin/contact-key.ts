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

/** The digits of a phone number in whatever script and grouping; undefined if the text is not one. */
export function phoneKey(text: string): string | undefined {
  const rest = visible(text).replaceAll(punctuation, '');
  if (!/^\p{Nd}+$/u.test(rest)) return undefined;
  const digits = Array.from(rest, digitValue).join('');
  return digits.length < minDigits ? undefined : digits;
}

/** Unicode has the ten digits of each script in their order, from its zero on. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}

/** A national number: with it, the prefixes of a country (+91) and of a trunk (0) no longer matter. */
const nationalDigits = 10;

/** Whether two keys of `phoneKey` are the same number: by the last ten digits where both have as many. */
export function isSamePhone(one: string, other: string): boolean {
  const areLong = one.length >= nationalDigits && other.length >= nationalDigits;
  return areLong ? one.slice(-nationalDigits) === other.slice(-nationalDigits) : one === other;
}
