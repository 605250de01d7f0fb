import { suggestedRoute } from './route';

/** Why a file cannot have a name. */
export type NameProblem = 'device' | 'character' | 'end' | 'length' | 'encoding';

/** Names that Windows keeps for devices, with whatever ending: a repository with one cannot be checked out there. */
const device = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])(\s*\..*)?$/i;

/**
 * What ends the path of an address, what no file can be called on Windows, and what nobody sees, unless it joins letters or
 * the parts of an emoji.
 */
const unusable = /[#?%\\:*"<>|\p{Cc}\u2028\u2029]|(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{Cf}/u;

/** In bytes: a file system takes 255, and a build adds a hash and an ending. */
const longest = 200;

/** Why nothing can have this name, a folder or a file, on every computer and in an address; undefined if it can. */
export function nameProblem(name: string): NameProblem | undefined {
  if (name.includes('\ufffd')) return 'encoding';
  if (device.test(name)) return 'device';
  if (unusable.test(name)) return 'character';
  if (/^\s|[\s.]$/.test(name)) return 'end';
  return new TextEncoder().encode(name).length > longest ? 'length' : undefined;
}

/** `CON.pdf` to `con-file.pdf`, `50% off?.pdf` to `50-off.pdf`: what a file may be called instead. */
export function suggestedName(name: string): string {
  const whole = name.replace(/[\s.]+$/, '');
  const end = whole.lastIndexOf('.');
  const [stem, ending] = end > 0 ? [whole.slice(0, end), whole.slice(end)] : [whole, ''];
  const plain = suggestedRoute(stem.replaceAll('/', '-')).slice(0, 60) || 'file';
  const safe = device.test(plain) ? `${plain}-file` : plain;
  return safe + ending.toLowerCase().replace(/[^a-z0-9.]/g, '');
}
