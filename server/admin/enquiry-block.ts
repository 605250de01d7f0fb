import type { ReceivedForm } from '../../src/compiled';
import { textOf } from '../../src/form/field-rules';
import type { Enquiry, PendingDelivery } from '../store/enquiry';
import { printable } from './lines';

/** Everything that is known of an enquiry, a line for each field; further lines of a text are indented. */
export function enquiryBlock(
  enquiry: Enquiry,
  deliveries: readonly PendingDelivery[],
  forms: readonly ReceivedForm[],
): string {
  const { id, form, received, payload, quarantine, consent } = enquiry;
  const fields = forms.find(({ submit }) => submit === form)?.fields ?? [];
  const labels = new Map(fields.map(({ name, label }) => [name, label]));
  return [
    line('Enquiry', id),
    line('Received', received),
    line('Form', form),
    ...Object.entries(payload).map(([name, value]) => line(labels.get(name) ?? name, textOf(value))),
    ...(consent ? [line('Consent text, version', consent.version)] : []),
    ...(quarantine ? [line('Quarantine', quarantine)] : []),
    ...deliveryLines(deliveries),
  ].join('\n');
}

function deliveryLines(deliveries: readonly PendingDelivery[]): readonly string[] {
  if (deliveries.length === 0) return [line('Delivery', 'nothing waiting')];
  return deliveries.map(({ channel, attempts, due, error }) => {
    const last = error ? `, last answer: ${error}` : '';
    const state = due ? `waiting, due ${due}` : 'given up';
    return line(`Delivery by ${channel}`, `${state}, ${attempts} failed${last}`);
  });
}

/** A visitor cannot write a line that looks like another field, or control the terminal. */
const line = (label: string, value: string) =>
  [
    label,
    ': ',
    value
      .split(/\r\n|[\r\n\u0085\u2028\u2029]/)
      .map(printable)
      .join('\n    ') || '—',
  ].join('');
