import { urlOf } from './url-of';

/**
 * A path of this site as it is meant: decoded and composed (NFC), so that `/files/Pre%C3%A7os.pdf` is the file
 * `Preços.pdf` however its name was typed. What is wrongly encoded, or would become another path, is meant as it is.
 */
export const decodedPath = (path: string): string =>
  /^[!$&-~]*$/.test(path) ? path : path.split('/').map(decodedName).join('/'); // without a percent sign, as most are

function decodedName(name: string): string {
  try {
    const decoded = decodeURIComponent(name);
    if (!/[/\\\p{Cc}]/u.test(decoded)) return decoded.normalize('NFC');
  } catch {
    // In another encoding than UTF-8.
  }
  return name.normalize('NFC').replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());
}

/** The same path as an address: what `decodedPath` gives, encoded again, and nothing encoded twice. */
export const encodedPath = (path: string): string => path.split('/').map(encodedName).join('/');

const encodedName = (name: string) =>
  decodedName(name) === name && /%[0-9A-F]{2}/.test(name)
    ? name.replace(/[^!-~]/gu, encodeURIComponent)
    : encodeURI(decodedName(name)).replace(/[#?]/g, encodeURIComponent);

/** An address of this site with its path encoded; its query and its fragment stay as they are. */
export function encodedAddress(address: string): string {
  const end = address.search(/[?#]/);
  return end === -1 ? encodedPath(address) : encodedPath(address.slice(0, end)) + address.slice(end);
}

/** The address of a link as a header and a list of redirects can have it: in ASCII, its domain as every program knows it. */
export function asciiAddress(address: string): string {
  if (/^[!-~]*$/.test(address)) return address;
  const whole = /^https?:/.test(address) ? urlOf(address)?.href : undefined;
  return whole ?? address.replace(/[^!-~]+/g, encodeURIComponent);
}
