import type { ReceivedForm } from '../../src/compiled';
import { choicesOf } from '../../src/form/validate-field';
import { maxLengthOf } from '../../src/form/validate-text';

/**
 * Maximum bytes per character: native form posts encode up to four bytes as `%F0` each; JSON may escape two code units
 * as `\ud83d`.
 */
const maxBytesPerCharacter = 12;

/** Bytes for everything besides the fields: versions, tokens, the honeypot, separators. */
const overhead = 4096;

/** Minimum limit in bytes, so that visitors who write far too much get a message at the field. */
const minSize = 16 * 1024;

/** The maximum body size of a form in bytes: as much as its fields take, in any script and encoding. */
export const maxBodySize = ({ fields }: ReceivedForm): number =>
  Math.max(minSize, overhead + sum(fields.map(maxBytesOf)));

function maxBytesOf(field: ReceivedForm['fields'][number]): number {
  const { name, type, countries = [] } = field;
  const lengths = choicesOf(field)?.map(({ length }) => length);
  const characters = lengths
    ? type === 'checkbox'
      ? sum(lengths)
      : Math.max(...lengths)
    : maxLengthOf(field) + Math.max(0, ...countries.map(({ code }) => code.length));
  // Each checked box repeats the name, and so does a phone number with country code. Quotes and separators around a
  // name and its value take up to eight bytes.
  return maxBytesPerCharacter * characters + (lengths?.length ?? 2) * (name.length + 8);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
