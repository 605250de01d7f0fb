/**
 * Top-level domains that spam uses and that do not end names, places or degrees: visitors do write “Jack.Ma”, “Ram.Dev”
 * and “Surat.In”. Links to other domains are recognized by “https://”, “www.” or a path.
 */
const topLevelDomains = [
  'com|net|org|info|biz|xyz|site|online|shop|store|website|space|club|icu|vip|click|link|agency|digital|loan',
  'ru|рф|cn|ua|pl|br|eu|io|tk|ml|cf|gq|su',
].join('|');

const linkPatterns: readonly RegExp[] = [
  /:\/\//, // any scheme
  /(?<![\p{L}\p{N}])www\./iu,
  /<[a-z!/]/i, // HTML, but not “<3”
  /\[\/?(?:url|link|img)\b/i, // forum markup
  /\b(?:href|src)\s*=/i,
  /\p{L}\.(?:ly|gl|gd|me|cc|co|to|us|app|dev|page)\//iu, // t.me/name, bit.ly/3xYz
];

/** At least two characters, since “B.Com” is a degree. */
const domainPattern = new RegExp(`[\\p{L}\\p{N}-]{2}\\.(?:${topLevelDomains})(?![\\p{L}\\p{N}-])`, 'iu');

/** Dots that try to evade filters: “[.]”, “(.)”, “。”. NFKC has already normalized full-width dots. */
const obfuscatedDots = /\[\.\]|\(\.\)|。/g;

/**
 * Whether a single-line text contains a link or markup. Email addresses are ignored, because autofill puts them into
 * wrong fields. Takes linear time.
 */
export function hasLink(text: string): boolean {
  const normalized = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(obfuscatedDots, '.');
  if (linkPatterns.some((pattern) => pattern.test(normalized))) return true;
  return normalized.split(/\s+/).some((word) => !word.includes('@') && domainPattern.test(word));
}
