import type { HonoRequest } from 'hono';

/** JSON from the page, or what a browser posts by itself if no script runs. */
export type BodyKind = 'json' | 'form';

const kinds: Readonly<Record<string, BodyKind>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
};

export const bodyKind = (request: HonoRequest): BodyKind | undefined =>
  kinds[request.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''];

/** A field that visitors do not see and programs fill in. No field's name has an underscore. */
export const honeypot = 'website_url';

/** The versions of the consent's text and of the form that the page showed, in a plain post. */
export const consentVersion = 'consent_version';
export const formVersionField = 'form_version';

/** The token of the page on which a visitor without script waited (ask-for-proof.ts), in a plain post. */
export const waitToken = 'wait_token';

export interface Body {
  /** What was written in the fields of the form, not checked yet. */
  fields: unknown;
  isHoneypotFilled: boolean;
  consentVersion?: string;
  /** Which version of the form the page shows. */
  formVersion?: string;
  waitToken?: string;
}

/** Undefined if the body does not match its Content-Type. */
export async function readBody(request: HonoRequest): Promise<Body | undefined> {
  const kind = bodyKind(request);
  const content = await readContent(request, kind);
  if (content === undefined) return undefined;
  if (!isRecord(content)) return { fields: content, isHoneypotFilled: false };
  const {
    [honeypot]: honeypotText,
    [consentVersion]: consent,
    [formVersionField]: form,
    [waitToken]: token,
    ...fields
  } = content;
  return {
    fields,
    isHoneypotFilled: honeypotText !== undefined && honeypotText !== '',
    consentVersion: kind === 'json' ? request.header('consent-version') : asText(consent),
    formVersion: kind === 'json' ? request.header('form-version') : asText(form),
    waitToken: asText(token),
  };
}

async function readContent(request: HonoRequest, kind: BodyKind | undefined): Promise<unknown> {
  const bytes = await request.arrayBuffer();
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return kind === 'json' ? JSON.parse(text) : readFields(new URLSearchParams(text));
  } catch {
    return undefined; // not UTF-8, or not JSON
  }
}

/** What was posted by the names of the fields: a list where a name comes more than once, as that of boxes to tick does. */
export function readFields(posted: URLSearchParams): Readonly<Record<string, string | readonly string[]>> {
  const fields = new Map<string, string[]>();
  for (const [name, value] of posted) {
    const values = fields.get(name);
    if (values) values.push(value);
    else fields.set(name, [value]);
  }
  // In one pass: to ask for each name by itself would read all of them again for each.
  return Object.fromEntries(
    [...fields].map(([name, [one = '', ...more]]) => [name, more.length > 0 ? [one, ...more] : one]),
  );
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);
