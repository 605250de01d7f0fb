import type { HonoRequest } from 'hono';

/** JSON from the page's script, or a native form post without JavaScript. */
type BodyFormat = 'json' | 'form';

const formatsByType: ReadonlyMap<string, BodyFormat> = new Map([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
]);

/** The format of a request’s body, by its Content-Type; undefined if it is neither. */
export const bodyFormat = (request: HonoRequest): BodyFormat | undefined =>
  formatsByType.get(request.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '');

/** The honeypot: a hidden field that bots fill in. Field names never contain underscores. */
export const honeypotField = 'website_url';

/** The fields of native form posts with the versions of the consent and the form on the page. */
export const consentVersionField = 'consent_version';
export const formVersionField = 'form_version';

/** The token of the wait page (require-proof.ts), in native form posts. */
export const waitTokenField = 'wait_token';

/** The content of a post. */
export interface Body {
  /** The form's fields, not validated yet. */
  fields: unknown;
  /** It was sent as JSON, by the page's script or a program that imitates it. */
  isFromScript: boolean;
  /** The hidden field was filled in. */
  isHoneypotFilled: boolean;
  /** Time since the page was opened, in ms. Native form posts have none. */
  fillTime?: number;
  /** The version of the form's own consent text on the page. Consents with a box to tick are fields. */
  consentVersion?: string;
  /** The version of the form on the page. */
  formVersion?: string;
  waitToken?: string;
}

/** Undefined if the body does not match its Content-Type. */
export async function readBody(request: HonoRequest): Promise<Body | undefined> {
  const isFromScript = bodyFormat(request) === 'json';
  const content = await readContent(request, isFromScript);
  if (content === undefined) return undefined;
  if (!isRecord(content)) return { fields: content, isFromScript, isHoneypotFilled: false };
  const {
    [honeypotField]: honeypotText,
    [consentVersionField]: consentVersion,
    [formVersionField]: formVersion,
    [waitTokenField]: token,
    ...fields
  } = content;
  return {
    fields,
    isFromScript,
    isHoneypotFilled: honeypotText !== undefined && honeypotText !== '',
    fillTime: readFillTime(request.header('fill-time')),
    consentVersion: isFromScript ? request.header('consent-version') : asText(consentVersion),
    formVersion: isFromScript ? request.header('form-version') : asText(formVersion),
    waitToken: asText(token),
  };
}

async function readContent(request: HonoRequest, isJson: boolean): Promise<unknown> {
  const bytes = await request.arrayBuffer();
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return isJson ? JSON.parse(text) : readFields(new URLSearchParams(text));
  } catch {
    return undefined; // not UTF-8, or not JSON
  }
}

/** Posted values by field name; a list if a name occurs more than once, as with checkboxes. */
export function readFields(posted: URLSearchParams): Readonly<Record<string, string | readonly string[]>> {
  const fields = new Map<string, string[]>();
  for (const [name, value] of posted) {
    const values = fields.get(name);
    if (values) values.push(value);
    else fields.set(name, [value]);
  }
  // In one pass, because looking up each name separately would take quadratic time.
  return Object.fromEntries(
    [...fields].map(([name, [one = '', ...more]]) => [name, more.length > 0 ? [one, ...more] : one]),
  );
}

/** Whether a value is an object, and not a list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads the Fill-Time header: whole milliseconds, because the page sends nothing else. At most 15 digits, which a
 * number holds exactly.
 */
const readFillTime = (text = '') => (/^\d{1,15}$/.test(text) ? Number(text) : undefined);

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);
