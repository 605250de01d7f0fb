import type { ReceivedForm } from '../../src/compiled';
import { cleanValue } from '../../src/form/clean-value';
import { fieldIssue, issueMessage } from '../../src/form/field-issue';

export type Payload = Readonly<Record<string, string>>;

/** What is wrong, by the name of the field or the unknown name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The most unknown names that are reported, and the longest. */
const maxNames = 10;
const maxNameLength = 40;

/**
 * Validates a post by the same rules as the page. Returns it cleaned as the page does it, with line breaks as LF (a
 * browser's own post has CRLF), or every error as the form's own message; `unknownField` is that of a field which the form does not have.
 */
export function checkPayload(
  { fields, failure }: Pick<ReceivedForm, 'fields' | 'failure'>,
  body: Readonly<Record<string, unknown>>,
  unknownField: string,
): { payload: Payload; errors?: undefined } | { payload?: undefined; errors: FieldErrors } {
  const errors: [string, string][] = [];
  const payload: [string, string][] = [];
  for (const field of fields) {
    const { name } = field;
    const written = Object.hasOwn(body, name) ? body[name] : undefined;
    const text = typeof written === 'string' ? withLineFeeds(written) : undefined;
    const issue =
      text === undefined && written !== undefined ? ('invalid' as const) : fieldIssue(field, text ?? '');
    if (issue) errors.push([name, issueMessage(field, issue, failure.rejected, text)]);
    else if (text !== undefined) payload.push([name, cleanValue(field, text)]);
  }
  const known = new Set(fields.map(({ name }) => name));
  const unknown = Object.keys(body)
    .filter((name) => !known.has(name))
    .slice(0, maxNames)
    .map((name): [string, string] => [name.slice(0, maxNameLength), unknownField]);
  errors.push(...unknown);
  // Not an object literal: a name may be “__proto__”.
  return errors.length > 0
    ? { errors: Object.fromEntries(errors) }
    : { payload: Object.fromEntries(payload) };
}

const withLineFeeds = (text: string) => text.replaceAll('\r\n', '\n');
