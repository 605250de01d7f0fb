import type { ReceivedForm } from '../../src/compiled';
import type { Payload } from '../receiver/check-payload';

/** Minimum number of fields that strangers are unlikely to fill in identically. */
const minFields = 3;
/** With fewer fields, minimum length in characters of their texts together. */
const minTextLength = 40;

/**
 * Minimum length in characters of a message that counts by itself, since spam repeats messages under changing names.
 */
const minMessageLength = 60;

const isText = ({ type }: ReceivedForm['fields'][number]) => type === 'text' || type === 'textarea';

/**
 * The texts of an enquiry that a wave of spam would repeat, without what varies (email, phone) and choices: all text
 * fields together, and a long message by itself. Empty if they are so short that different visitors may write the same.
 */
export function repeatableTexts({ fields }: Pick<ReceivedForm, 'fields'>, payload: Payload): string[] {
  const texts = fields.filter(isText).flatMap(({ type, name }) => {
    const text = normalize(String(payload[name] ?? ''));
    return text === '' ? [] : [{ type, text }];
  });
  const joinedTexts = texts.map(({ text }) => text).join('\n');
  const messages = texts.filter(({ type, text }) => type === 'textarea' && text.length >= minMessageLength);
  const isDistinctive = texts.length >= minFields || joinedTexts.length >= minTextLength;
  return [...new Set([...(isDistinctive ? [joinedTexts] : []), ...messages.map(({ text }) => text)])];
}

/** Normalizes case, spaces, punctuation, and character width. */
const normalize = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
