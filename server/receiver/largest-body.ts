import type { ReceivedForm } from '../../src/compiled';
import { choicesOf } from '../../src/form/field-issue';
import { maxLengthOf } from '../../src/form/text-issue';

/**
 * The bytes that one character may take: outside of ASCII a browser's own post has each of up to four bytes as `%F0`, and
 * JSON may have each of two code units as `\ud83d`.
 */
const bytesOfCharacter = 12;

/** For versions, tokens, the honeypot, and what separates the fields, bytes. */
const besideFields = 4096;

/** What every form takes, bytes: somebody who writes far too much is told so beside the field. */
const least = 16 * 1024;

const known = new WeakMap<ReceivedForm, number>();

/** The largest body that a form accepts, bytes: whatever fits into its fields, in any script and either encoding. */
export function largestBody(form: ReceivedForm): number {
  const found = known.get(form) ?? Math.max(least, besideFields + sum(form.fields.map(bytesOf)));
  known.set(form, found);
  return found;
}

function bytesOf(field: ReceivedForm['fields'][number]): number {
  const { name, type, countries = [] } = field;
  const lengths = choicesOf(field)?.map(({ length }) => length);
  const characters = lengths
    ? type === 'checkbox'
      ? sum(lengths)
      : Math.max(...lengths)
    : maxLengthOf(field) + Math.max(0, ...countries.map(({ code }) => code.length));
  // Each box that is ticked repeats the name, and so does a number behind its country.
  return bytesOfCharacter * characters + (lengths?.length ?? 2) * (name.length + 8);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
