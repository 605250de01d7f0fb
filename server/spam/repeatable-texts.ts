import type { ReceivedForm } from '../../src/compiled';
import type { Payload } from '../receiver/check-payload';

/** Of what strangers hardly write alike: so many fields, or so many characters. */
const minFields = 3;
const minTextLength = 40;

/** A message that spam repeats under ever new names, characters. */
const minMessageLength = 60;

const isText = ({ type }: ReceivedForm['fields'][number]) => type === 'text' || type === 'textarea';

/**
 * The texts of an enquiry that would be the same in a wave, without what changes from one to the next (e-mail, phone)
 * and what is chosen from a list: all text fields together, and a long message by itself. None where they are so short
 * that visitors may well write the same.
 */
export function repeatableTexts({ fields }: Pick<ReceivedForm, 'fields'>, payload: Payload): string[] {
  const written = fields.filter(isText).flatMap(({ type, name }) => {
    const text = normalise(String(payload[name] ?? ''));
    return text === '' ? [] : [{ type, text }];
  });
  const all = written.map(({ text }) => text).join('\n');
  const messages = written.filter(({ type, text }) => type === 'textarea' && text.length >= minMessageLength);
  const isTelling = written.length >= minFields || all.length >= minTextLength;
  return [...new Set([...(isTelling ? [all] : []), ...messages.map(({ text }) => text)])];
}

/** The same for other capitals, spaces, punctuation, and letters of another width. */
const normalise = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
