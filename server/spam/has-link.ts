/**
 * Endings of domains that spam uses and that end no name, place or degree: visitors do
 * write “Jack.Ma”, “Ram.Dev” and “Surat.In”. Other domains are found by its “https://”, its “www.” or its path.
 */
const endings = [
  'com|net|org|info|biz|xyz|site|online|shop|store|website|space|club|icu|vip|click|link|agency|digital|loan',
  'ru|рф|cn|ua|pl|br|eu|io|tk|ml|cf|gq|su',
].join('|');

const links: readonly RegExp[] = [
  /:\/\//, // any scheme
  /(?<![\p{L}\p{N}])www\./iu,
  /<[a-z!/]/i, // markup, but not “<3”
  /\[\/?(?:url|link|img)\b/i, // the markup of forums
  /\b(?:href|src)\s*=/i,
  /\p{L}\.(?:ly|gl|gd|me|cc|co|to|us|app|dev|page)\//iu, // t.me/name, bit.ly/3xYz
];

/** Two characters at least: “B.Com” is a degree. */
const domain = new RegExp(`[\\p{L}\\p{N}-]{2}\\.(?:${endings})(?![\\p{L}\\p{N}-])`, 'iu');

/** Dots by which a filter is to be misled: full-width, “[.]”, “(.)”. NFKC has already made one of the first. */
const dots = /\[\.\]|\(\.\)|。/g;

/**
 * Whether a text of one line holds a link or markup. An e-mail address does not count: browsers fill it into the wrong
 * field. Takes time in proportion to the text.
 */
export function hasLink(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(dots, '.');
  if (links.some((pattern) => pattern.test(plain))) return true;
  return plain.split(/\s+/).some((word) => !word.includes('@') && domain.test(word));
}
