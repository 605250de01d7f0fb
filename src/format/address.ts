import { urlOf } from './url-of';

/**
 * Decodes a path and normalizes it to NFC, so that `/files/Pre%C3%A7os.pdf` is the file `Preços.pdf` however its name
 * was typed. A segment that cannot be decoded keeps all its escapes, with their letters in upper case.
 */
export const decodedPath = (path: string): string =>
  path
    .split('/')
    .map((segment) => decodedSegment(segment) ?? withEscapes(segment))
    .join('/');

/** Undefined if an escape of the segment is invalid, or stands for a slash, a backslash or a control character. */
function decodedSegment(segment: string): string | undefined {
  try {
    const decoded = decodeURIComponent(segment);
    return /[/\\\p{Cc}]/u.test(decoded) ? undefined : decoded.normalize('NFC');
  } catch {
    return undefined; // the percent signs are not an encoding of UTF-8
  }
}

/** A segment that cannot be decoded, with its escapes in their usual spelling. */
const withEscapes = (segment: string) =>
  segment.normalize('NFC').replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());

/** Encodes a path for use in a URL. What is encoded already is not encoded twice. */
export const encodedPath = (path: string): string => path.split('/').map(encodedSegment).join('/');

function encodedSegment(segment: string): string {
  const decoded = decodedSegment(segment);
  // `encodeURI` encodes the percent signs of the escapes that were kept, too, but neither # nor ?.
  const encoded =
    decoded === undefined
      ? encodeURI(withEscapes(segment)).replace(/%25(?=[0-9A-F]{2})/g, '%')
      : encodeURI(decoded);
  return encoded.replace(/[#?]/g, encodeURIComponent);
}

/** Encodes the path of an address; query and fragment stay as they are. */
export function encodedAddress(address: string): string {
  const end = address.search(/[?#]/);
  return end === -1 ? encodedPath(address) : encodedPath(address.slice(0, end)) + address.slice(end);
}

/** An address in ASCII, with a Punycode domain, for headers and redirect lists. */
export function asciiAddress(address: string): string {
  if (/^[!-~]*$/.test(address)) return address;
  const fullUrl = /^https?:/.test(address) ? urlOf(address)?.href : undefined;
  return fullUrl ?? address.replace(/[^!-~]+/g, encodeURIComponent);
}
