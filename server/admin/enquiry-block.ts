import type { AdminWords } from '../../src/compiled';
import { textOf } from '../../src/form/field-rules';
import { createLabelFormatter } from '../label-formatter';
import type { Enquiry, PendingDelivery } from '../store/enquiry';
import type { KnownSite } from './known-site';
import { printable } from './terminal-text';

/** All data of an enquiry, one line for each field; continuation lines are indented. */
export function enquiryBlock(
  enquiry: Enquiry,
  deliveries: readonly PendingDelivery[],
  { forms, words }: KnownSite,
): string {
  const formatLabel = createLabelFormatter(words?.mail);
  const { id, form, received, payload, quarantine, consent } = enquiry;
  // An enquiry has the path that its form posts to, which is the form's `submit`.
  const fields = forms.find(({ submit }) => submit === form)?.fields ?? [];
  const labels = new Map(fields.map(({ name, label }) => [name, label]));
  return [
    line(formatLabel('enquiry'), id),
    line(formatLabel('received'), received),
    line(formatLabel('form'), form),
    ...Object.entries(payload).map(([name, value]) => line(labels.get(name) ?? name, textOf(value))),
    ...(consent ? [line(formatLabel('consent'), consent.version)] : []),
    ...(quarantine ? [line(createLabelFormatter(words?.admin)('heldBack'), quarantine)] : []),
    ...deliveryLines(deliveries, words?.admin),
  ].join('\n');
}

function deliveryLines(
  deliveries: readonly PendingDelivery[],
  words: AdminWords | undefined,
): readonly string[] {
  const formatLabel = createLabelFormatter(words);
  if (deliveries.length === 0) return [line(formatLabel('delivery'), formatLabel('nothingWaiting'))];
  return deliveries.map(({ channel, attempts, due, error }) => {
    const state = due ? formatLabel('waiting', { time: due }) : formatLabel('givenUp');
    const failures = formatLabel('failed', { count: attempts });
    const lastAnswer = error ? [formatLabel('lastAnswer', { answer: error })] : [];
    return line(formatLabel('deliveryBy', { channel }), [state, failures, ...lastAnswer].join(', '));
  });
}

/** Replaces control characters and indents, so that visitors cannot forge other fields or control the terminal. */
const line = (label: string, value: string) =>
  [
    label,
    ': ',
    value
      .split(/\r\n|[\r\n\u0085\u2028\u2029]/)
      .map(printable)
      .join('\n    ') || '—',
  ].join('');
