import { isIP } from 'node:net';
import { urlOf } from '../src/format/url-of';

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

interface NumberOptions {
  min: number;
  /** The maximum; by default, the largest safe integer. */
  max?: number;
  /** The default value. */
  defaultValue: number;
}

/**
 * Parsers for environment variables. They throw an Error with the name of the variable and advice. Its message never
 * contains secrets.
 */
export function createEnvironmentReader(environment: Environment) {
  const text = (name: string) => environment[name] || undefined;
  return {
    /** An empty variable counts as missing. */
    text,
    /** An integer in decimal digits. */
    number(name: string, { min, max, defaultValue }: NumberOptions): number {
      const raw = text(name);
      if (raw === undefined) return defaultValue;
      const value = /^\d+$/.test(raw) ? Number(raw) : Number.NaN;
      if (value >= min && value <= (max ?? Number.MAX_SAFE_INTEGER)) return value;
      const range = max === undefined ? `, ${min} or larger` : ` from ${min} to ${max}`;
      throw new Error(`${name} is “${raw}”. Write a whole number${range}, such as ${defaultValue}.`);
    },
    /** A host name or address, without scheme and port. */
    host(name: string, defaultValue: string): string {
      const value = text(name) ?? defaultValue;
      if (isIP(value) || isHostName(value)) return value;
      throw new Error(`${name} is “${value}”. Write a host name or an IP address, such as ${defaultValue}.`);
    },
    /**
     * An absolute URL with one of these protocols (`https`), unchanged. It has a host, or a folder of sockets as
     * `?host=/run/postgresql`, and no fragment. HTTP URLs must not contain credentials, which `fetch` rejects.
     */
    url(name: string, protocols: readonly string[], example: string): string | undefined {
      const value = text(name);
      const problem = value && problemInUrl(value, protocols);
      if (problem) throw new Error(`${name} ${problem}. Write a URL such as ${example}.`);
      return value;
    },
    /** A text that matches the pattern, which contains `^` and `$`. `instruction` ends the error. */
    matching(name: string, pattern: RegExp, instruction: string): string | undefined {
      const value = text(name);
      if (value === undefined || pattern.test(value)) return value;
      throw new Error(`${name} is not valid. ${instruction}`);
    },
    /** Texts separated by commas, all of them valid. `instruction` ends the error. */
    list(name: string, isValid: (text: string) => boolean, instruction: string): readonly string[] {
      const texts =
        text(name)
          ?.split(',')
          .map((each) => each.trim()) ?? [];
      if (!texts.every(isValid)) throw new Error(`${name} is not valid. ${instruction}`);
      return texts;
    },
    /** Variables that only work together: either all are set, or none. */
    requireTogether(...names: readonly string[]): void {
      const missing = names.filter((name) => !text(name));
      if (missing.length === 0 || missing.length === names.length) return;
      throw new Error(
        `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing. Set ${names.join(', ')} together.`,
      );
    },
  };
}

/** RFC 1123, plus underscores, which container networks use. Only digits and dots would be an invalid IP address. */
const isHostName = (text: string) =>
  text.length <= 253 &&
  !/^[\d.]+$/.test(text) &&
  text.split('.').every((label) => /^[a-z\d_][a-z\d_-]{0,62}$/i.test(label));

function problemInUrl(text: string, protocols: readonly string[]): string | undefined {
  const url = urlOf(text);
  const protocol = protocols.find((name) => new RegExp(`^${name}://`, 'i').test(text));
  if (!protocol) return `does not begin with ${protocols.map((name) => `${name}://`).join(' or ')}`;
  if (!url || !isDecodable(url)) {
    return 'is not a valid URL; percent-encode everything but letters and digits in the user and password';
  }
  if (/[\s\p{Cc}]/u.test(text)) return 'contains a space or a control character';
  if (!url.hostname && !url.searchParams.get('host')) return 'has no host';
  if (url.port === '0') return 'has port 0';
  if (url.hash) return 'contains “#”; in a password write %23 instead';
  const hasUser = url.username !== '' || url.password !== '';
  return protocol.startsWith('http') && hasUser ? 'must not contain a user or password' : undefined;
}

function isDecodable({ username, password, pathname }: URL): boolean {
  try {
    decodeURIComponent(username + password + pathname);
    return true;
  } catch {
    return false;
  }
}
