import type { MailWords, ReceivedForm } from '../../src/compiled';
import { textOf } from '../../src/form/field-rules';
import { fill } from '../../src/format/fill';
import type { Enquiry } from '../store/enquiry';
import { createWordFormatter } from '../word-formatter';

/** A mail about an enquiry, without sender and recipient, which are settings. */
interface MailMessage {
  subject: string;
  /** The visitor's address, with an empty name. Omitted if it is not safe for a header. */
  replyTo?: { name: string; address: string };
  /** The same for repeated deliveries, so that mail programs show them once. */
  messageId: string;
  text: string;
}

/**
 * Composes the mail. The subject appears on lock screens and in server logs, so it only contains the form and the
 * enquiry's id.
 */
export function mailMessage(
  enquiry: Enquiry,
  form: ReceivedForm | undefined,
  senderDomain: string,
  words: MailWords | undefined,
): MailMessage {
  const { id, email } = enquiry;
  return {
    subject: fill(words?.subject ?? '{form} {id}', { id: id.slice(0, 8), form: formName(enquiry) }),
    replyTo: email && isPlainAddress(email) ? { name: '', address: email } : undefined,
    messageId: `<${id}@${senderDomain}>`,
    text: [...fieldLines(enquiry, form), '', ...metadataLines(enquiry, words), ''].join('\n'),
  };
}

/** `contact-form` for `/api/contact-form`; forms have no other name here. */
const formName = ({ form }: Enquiry) => form.slice(form.lastIndexOf('/') + 1);

/** The fields in the form's order, followed by those that only an earlier version of the form had. */
function fieldLines({ payload }: Enquiry, form: ReceivedForm | undefined): readonly string[] {
  const fields = form?.fields ?? [];
  const fieldNames = new Set(fields.map(({ name }) => name));
  return [
    ...fields.map(({ name, label }) => line(label, textOf(payload[name] ?? ''))),
    ...Object.entries(payload)
      .filter(([name]) => !fieldNames.has(name))
      .map(([name, value]) => line(name, textOf(value))),
  ];
}

function metadataLines({ id, form, received, consent }: Enquiry, words: MailWords | undefined) {
  const formatWord = createWordFormatter(words);
  return [
    line(formatWord('received'), received),
    line(formatWord('form'), form),
    ...(consent ? [line(formatWord('consent'), consent.version)] : []),
    line(formatWord('enquiry'), id),
  ];
}

/** Indents continuation lines, so that visitors cannot forge other fields. */
const line = (label: string, value = '') =>
  `${label}: ${value.trim() === '' ? '—' : value.replaceAll(/\r\n|[\r\n\u0085\u2028\u2029]/g, '\n    ')}`;

/** Whether an address needs no quoting in headers: RFC 5322 dot-atoms in ASCII, within the length limits of SMTP. */
const isPlainAddress = (address: string) =>
  address.length <= 254 &&
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(address);
