import type { ReceivedForm } from '../../src/compiled';
import { textOf } from '../../src/form/field-rules';
import { formatPlural } from '../../src/format/plural';
import type { DeadLetter, Enquiry } from '../store/enquiry';
import type { WordFormatter } from './command';
import type { KnownSite } from './known-site';

/** Column widths in characters. */
const widths = { received: 16, form: 14, name: 24, purpose: 26, channel: 7, attempts: 5, id: 36 };

/** Counts graphemes, because for example a Hindi syllable consists of several code points. */
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters that control a terminal, break lines or change the text direction. */
const controlCharacters = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** Text on one line, without control characters. */
export const printable = (text: string) => text.replaceAll(controlCharacters, ' ');

/**
 * A value as single-line JSON. Line separators and control characters that JSON allows unescaped are escaped, as
 * `\u009b`.
 */
export const jsonLine = (value: unknown): string =>
  JSON.stringify(value).replaceAll(controlCharacters, (characters) =>
    Array.from(characters, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`).join(
      '',
    ),
  );

/** The autocomplete tokens for names of people (HTML standard, 4.10.18.7.1). */
const namesOfPeople = new Set(['name', 'given-name', 'family-name']);

/** The column headings of an enquiry line. */
export const enquiryHeading = (formatWord: WordFormatter): string =>
  enquiryRow(formatWord('receivedUtc'), formatWord('form'), formatWord('name'), formatWord('purpose'), '');

/**
 * Returns a function that formats an enquiry in one line: who, and what about. Quarantined ones end with the id for
 * releasing them.
 */
export function createEnquiryLine(
  { forms }: Pick<KnownSite, 'forms'>,
  formatWord: WordFormatter,
): (enquiry: Enquiry) => string {
  // By the path that a form posts to, its `submit`, which is also the `form` of an enquiry.
  const fieldsOf = new Map(forms.map(({ submit, fields }) => [submit, fields]));
  return ({ id, form, received, payload, quarantine }) => {
    // If the form no longer exists, all fields are shown in the column for names, as far as they fit.
    const fields = fieldsOf.get(form) ?? Object.keys(payload).map((name) => ({ name, autocomplete: 'name' }));
    const valuesWhere = (isWanted: (field: Partial<ReceivedForm['fields'][number]>) => boolean) =>
      fields
        .filter((field) => isWanted(field) && Object.hasOwn(payload, field.name))
        .map(({ name }) => textOf(payload[name] ?? ''))
        .join(' ');
    const name = valuesWhere(({ autocomplete = '' }) => namesOfPeople.has(autocomplete));
    // What it is about: what was chosen, since free text would be too long for a column.
    const purpose = valuesWhere(({ type }) => type === 'select' || type === 'radio');
    const status = quarantine ? `${formatWord('quarantine')} (${quarantine}) ${id}` : '';
    return enquiryRow(formatMinute(received), form.replace('/api/', ''), name, purpose, status);
  };
}

/** The column headings of `deadLetterLine`. */
export function deadLetterHeading(formatWord: WordFormatter): string {
  const cells = [
    padOrTruncate(formatWord('receivedUtc'), widths.received),
    padOrTruncate(formatWord('channel'), widths.channel),
    formatWord('tries').padStart(widths.attempts),
    formatWord('enquiry').padEnd(widths.id),
    formatWord('answer'),
  ];
  return cells.join('  ');
}

/** Formats a delivery that was given up in one line. */
export const deadLetterLine = ({ received, channel, attempts, id, error }: DeadLetter): string =>
  `${formatMinute(received)}  ${channel.padEnd(widths.channel)}  ${String(attempts).padStart(widths.attempts)}  ${id}  ${printable(error ?? '')}`;

/** A number of enquiries in words, and the number: `2 enquiries`, `1 enquiry`, `no enquiry`. */
export function enquiryCountWords(
  count: number,
  { language, words }: Pick<KnownSite, 'language' | 'words'>,
): { enquiries: string; count: number } {
  const pluralForms = words?.admin.enquiryCount;
  if (language === undefined || pluralForms === undefined) return { enquiries: String(count), count };
  const enquiries = count === 0 ? words?.admin.noEnquiry : formatPlural(count, pluralForms, { language });
  return { enquiries: enquiries ?? String(count), count };
}

function enquiryRow(received: string, form: string, name: string, purpose: string, status: string): string {
  const cells = [
    padOrTruncate(received, widths.received),
    padOrTruncate(form, widths.form),
    padOrTruncate(name, widths.name),
    padOrTruncate(purpose, widths.purpose),
    status,
  ];
  return cells.join('  ').trimEnd();
}

/** A time to the minute: `2026-11-21 10:00`. */
const formatMinute = (time: string) => time.slice(0, 16).replace('T', ' ');

/** Pads or truncates (with an ellipsis) a text to this many characters. */
export function padOrTruncate(text: string, width: number): string {
  const characters = Array.from(segmenter.segment(printable(text)), ({ segment }) => segment);
  if (characters.length > width) return `${characters.slice(0, width - 1).join('')}…`;
  return characters.join('') + ' '.repeat(width - characters.length);
}
