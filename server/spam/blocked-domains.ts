import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import { domainToASCII } from 'node:url';
import { errorCode } from '../error-code';

export interface BlockedDomains {
  /** Whether a blocked domain, or one below it, is in this text: in an e-mail address or in a link. */
  isIn(text: string): boolean;
  close(): void;
}

/** How often it is looked whether the file has changed, ms. */
const interval = 5000;

/**
 * The domains of a text file, one per line; `#` starts a comment, and subdomains are blocked as well. Without a file,
 * none. Throws an Error if the file is missing or a line is not a domain. A change is read within seconds; if the
 * changed file is not valid, `onFailure` gets the error (its `code` says where) and the last valid list stays in use.
 */
export function openBlockedDomains(
  path: string | undefined,
  onFailure: (error: unknown) => void,
  pollEvery = interval,
): BlockedDomains {
  if (path === undefined) return { isIn: () => false, close: () => {} };
  let domains = read(path);
  const reread = () => {
    try {
      domains = read(path);
    } catch (error) {
      onFailure(error instanceof Error ? error.cause : error);
    }
  };
  // Not `watch`: it loses a file that an editor or a deployment replaces by another one.
  watchFile(path, { interval: pollEvery, persistent: false }, reread);
  return { isIn: (text) => hasDomainOf(domains, text), close: () => unwatchFile(path, reread) };
}

function read(path: string): ReadonlySet<string> {
  try {
    return parseDomains(readFileSync(path, 'utf8'));
  } catch (cause) {
    const what =
      cause instanceof NotADomain
        ? cause.message
        : `“${path}” cannot be read (${errorCode(cause)}). Write the path of a text file with one domain per line.`;
    throw new Error(`ENQUIRIES_BLOCKED_DOMAINS: ${what}`, { cause });
  }
}

/** A line that is not a domain. */
class NotADomain extends Error {
  readonly code: string;
  constructor(line: number, written: string) {
    super(`line ${line} is “${written.slice(0, 60)}”. Write only a domain, such as example.com.`);
    this.code = `line ${line}`;
  }
}

/** Throws an Error that names the first line that is not a domain. */
export function parseDomains(text: string): ReadonlySet<string> {
  const domains = new Set<string>();
  for (const [index, line] of text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .entries()) {
    const written = line.replace(/#.*/, '').trim();
    if (written === '') continue;
    const domain = ascii(written);
    if (!/^(?=.{4,253}$)([a-z0-9_-]{1,63}\.)+[a-z0-9-]{2,63}$/.test(domain) || /\.\d+$/.test(domain)) {
      throw new NotADomain(index + 1, written);
    }
    domains.add(domain);
  }
  return domains;
}

/** Takes time in proportion to the text: every run of characters that may be a domain is looked up once. */
export function hasDomainOf(domains: ReadonlySet<string>, text: string): boolean {
  if (domains.size === 0) return false;
  const words = text.normalize('NFKC').split(/[^\p{L}\p{M}\p{N}._-]+/u);
  return words.some((word) => word.includes('.') && word.length <= 253 && isBelow(domains, ascii(word)));
}

function isBelow(domains: ReadonlySet<string>, domain: string): boolean {
  const labels = domain.split('.').filter(Boolean);
  return labels.some((_, index) => domains.has(labels.slice(index).join('.')));
}

/** In small letters, “bücher.example” as “xn--bcher-kva.example”; unchanged if it is not a domain. */
const ascii = (domain: string) => domainToASCII(domain) || domain.toLowerCase();
