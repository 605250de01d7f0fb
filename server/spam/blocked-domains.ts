import { readFileSync, watchFile } from 'node:fs';
import { domainToASCII } from 'node:url';
import { errorCode } from '../error-code';

/** Interval in ms for checking whether the file has changed. */
const defaultPollInterval = 5000;

/**
 * Reads a text file of blocked domains, one per line; `#` starts a comment. Returns a function that says whether a text
 * contains one of them or a subdomain, such as in an email address or a link. Without a path, no domains are blocked.
 * Throws an Error if the file is missing or a line is invalid. Changes are read within seconds; if the changed file is
 * invalid or cannot be read, `onFailure` gets the error (its `code` says which line, or is the system's) and the last
 * valid list stays in use.
 */
export function openBlockedDomains(
  path: string | undefined,
  onFailure: (error: unknown) => void,
  pollInterval = defaultPollInterval,
): (text: string) => boolean {
  if (path === undefined) return () => false;
  let domains = readDomains(path);
  const reread = () => {
    try {
      domains = readDomains(path);
    } catch (error) {
      onFailure(error instanceof Error ? error.cause : error); // the cause has the code
    }
  };
  // Not `watch`, which loses a file that is replaced by an editor or deployment.
  watchFile(path, { interval: pollInterval, persistent: false }, reread);
  return (text) => containsDomain(domains, text);
}

function readDomains(path: string): ReadonlySet<string> {
  try {
    return parseDomains(readFileSync(path, 'utf8'));
  } catch (cause) {
    const problem =
      cause instanceof NotADomain
        ? cause.message
        : `“${path}” cannot be read (${errorCode(cause)}). Write the path of a text file with one domain per line.`;
    throw new Error(`ENQUIRIES_BLOCKED_DOMAINS: ${problem}`, { cause });
  }
}

/** A line that is not a domain. */
class NotADomain extends Error {
  readonly code: string;
  constructor(line: number, entry: string) {
    super(`line ${line} is “${entry.slice(0, 60)}”. Write only a domain, such as example.com.`);
    this.code = `line ${line}`;
  }
}

/** A domain in ASCII with at least one dot: at most 63 characters for each label, 253 in all (RFC 1035). */
const domainPattern = /^(?=.{4,253}$)([a-z0-9_-]{1,63}\.)+[a-z0-9-]{2,63}$/;

/** Parses the list. Throws an Error with the first invalid line. */
export function parseDomains(text: string): ReadonlySet<string> {
  const domains = new Set<string>();
  for (const [index, line] of text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .entries()) {
    const entry = line.replace(/#.*/, '').trim();
    if (entry === '') continue;
    const domain = toAscii(entry);
    const isIpAddress = /\.\d+$/.test(domain);
    if (!domainPattern.test(domain) || isIpAddress) {
      throw new NotADomain(index + 1, entry);
    }
    domains.add(domain);
  }
  return domains;
}

/**
 * Whether a text contains one of the domains or a subdomain. Takes linear time: each possible domain in the text is
 * looked up once.
 */
export function containsDomain(domains: ReadonlySet<string>, text: string): boolean {
  if (domains.size === 0) return false;
  // Browsers accept an ideographic full stop as the dot of a domain (UTS 46).
  const candidates = text
    .normalize('NFKC')
    .replaceAll('。', '.')
    .split(/[^\p{L}\p{M}\p{N}._-]+/u);
  return candidates.some(
    (candidate) =>
      candidate.includes('.') && candidate.length <= 253 && isInDomains(domains, toAscii(candidate)),
  );
}

function isInDomains(domains: ReadonlySet<string>, domain: string): boolean {
  const labels = domain.split('.').filter(Boolean);
  return labels.some((_, index) => domains.has(labels.slice(index).join('.')));
}

/**
 * A domain in lower-case Punycode, “xn--bcher-kva.example” for “bücher.example”; only lower-cased if it is not a valid
 * domain.
 */
const toAscii = (domain: string) => domainToASCII(domain) || domain.toLowerCase();
