import { suggestedRoute } from './route';

/**
 * Why a file name is not allowed: it is that of a `device` in Windows; it has a forbidden `character`, a space or dot
 * at its `end` or a space at its start, a `length` over 200 bytes, or an `encoding` other than UTF-8.
 */
export type NameProblem = 'device' | 'character' | 'end' | 'length' | 'encoding';

/**
 * Device names, which Windows reserves with any extension. A repository that contains one cannot be checked out there.
 */
const device = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])(\s*\..*)?$/i;

/**
 * Characters with a meaning in URLs, that Windows forbids, or that are invisible. Joiners and tag characters are
 * allowed, because scripts and emoji need them.
 */
const unusable = /[#?%\\:*"<>|\p{Cc}\u2028\u2029]|(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{Cf}/u;

/** In bytes. File systems allow 255, and the build appends a hash and an extension. */
const maxLength = 200;

/** Why a file or folder name does not work on every system or in URLs; undefined if it does. */
export function nameProblem(name: string): NameProblem | undefined {
  if (name.includes('\ufffd')) return 'encoding'; // Node decodes invalid UTF-8 as this character
  if (device.test(name)) return 'device';
  if (unusable.test(name)) return 'character';
  if (/^\s|[\s.]$/.test(name)) return 'end';
  return new TextEncoder().encode(name).length > maxLength ? 'length' : undefined;
}

/**
 * A valid name similar to the given one: `con-file.pdf` for `CON.pdf`, `50-off.pdf` for `50% off?.pdf`. What is
 * before the ending is cut at 60 characters, far below `maxLength`.
 */
export function suggestedName(name: string): string {
  const trimmed = name.replace(/[\s.]+$/, '');
  const end = trimmed.lastIndexOf('.');
  const [stem, ending] = end > 0 ? [trimmed.slice(0, end), trimmed.slice(end)] : [trimmed, ''];
  const plain = suggestedRoute(stem.replaceAll('/', '-')).slice(0, 60) || 'file';
  const safe = device.test(plain) ? `${plain}-file` : plain;
  return safe + ending.toLowerCase().replace(/[^a-z0-9.]/g, '');
}
