import type { AdminWords } from '../../src/compiled';
import { textOf } from '../../src/form/field-rules';
import type { Enquiry, PendingDelivery } from '../store/enquiry';
import { createWordFormatter } from '../word-formatter';
import type { KnownSite } from './known-site';
import { printable } from './terminal-text';

/** All data of an enquiry, one line for each field; continuation lines are indented. */
export function enquiryBlock(
  enquiry: Enquiry,
  deliveries: readonly PendingDelivery[],
  { forms, words }: KnownSite,
): string {
  const formatWord = createWordFormatter(words?.mail); // what the mail about an enquiry says
  const { id, form, received, payload, quarantine, consent } = enquiry;
  // An enquiry has the path that its form posts to, which is the form's `submit`.
  const fields = forms.find(({ submit }) => submit === form)?.fields ?? [];
  const labels = new Map(fields.map(({ name, label }) => [name, label]));
  return [
    line(formatWord('enquiry'), id),
    line(formatWord('received'), received),
    line(formatWord('form'), form),
    ...Object.entries(payload).map(([name, value]) => line(labels.get(name) ?? name, textOf(value))),
    ...(consent ? [line(formatWord('consent'), consent.version)] : []),
    ...(quarantine ? [line(createWordFormatter(words?.admin)('heldBack'), quarantine)] : []),
    ...deliveryLines(deliveries, words?.admin),
  ].join('\n');
}

function deliveryLines(
  deliveries: readonly PendingDelivery[],
  words: AdminWords | undefined,
): readonly string[] {
  const formatWord = createWordFormatter(words);
  if (deliveries.length === 0) return [line(formatWord('delivery'), formatWord('nothingWaiting'))];
  return deliveries.map(({ channel, attempts, due, error }) => {
    const state = due ? formatWord('waiting', { time: due }) : formatWord('givenUp');
    const failures = formatWord('failed', { count: attempts });
    const lastAnswer = error ? [formatWord('lastAnswer', { answer: error })] : [];
    return line(formatWord('deliveryBy', { channel }), [state, failures, ...lastAnswer].join(', '));
  });
}

/** Replaces control characters and indents, so that visitors cannot forge other fields or control the terminal. */
function line(label: string, value: string): string {
  const lines = value.split(/\r\n|[\r\n\u0085\u2028\u2029]/).map(printable);
  return `${label}: ${lines.join('\n    ') || '—'}`;
}
