import type { MailWords, ReceivedForm } from '../../src/compiled';
import { textOf } from '../../src/form/field-rules';
import type { Enquiry } from '../store/enquiry';
import { fill, sayer } from '../words';

/** The content of a mail about an enquiry; sender and recipient belong to the mailbox. */
export interface MailMessage {
  subject: string;
  /** The visitor's address. Missing if a header cannot hold it safely. */
  replyTo?: { name: string; address: string };
  /** The same whenever it is sent again, so that mail programs show a repeat once. */
  messageId: string;
  text: string;
}

/** The subject appears on screens and in server logs, so it names only the form and the enquiry. */
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
    text: [...fieldLines(enquiry, form), '', ...metadata(enquiry, words), ''].join('\n'),
  };
}

/** `contact-form` for `/api/contact-form`: a form document has no other name. */
const formName = ({ form }: Enquiry) => form.slice(form.lastIndexOf('/') + 1);

/** In the order of the form, followed by fields that only an older form had. */
function fieldLines({ payload }: Enquiry, form: ReceivedForm | undefined): readonly string[] {
  const fields = form?.fields ?? [];
  const known = new Set(fields.map(({ name }) => name));
  return [
    ...fields.map(({ name, label }) => line(label, textOf(payload[name] ?? ''))),
    ...Object.entries(payload)
      .filter(([name]) => !known.has(name))
      .map(([name, value]) => line(name, textOf(value))),
  ];
}

function metadata({ id, form, received, consent }: Enquiry, words: MailWords | undefined) {
  const say = sayer(words);
  return [
    line(say('received'), received),
    line(say('form'), form),
    ...(consent ? [line(say('consent'), consent.version)] : []),
    line(say('enquiry'), id),
  ];
}

/** Further lines are indented, so that a visitor cannot write a line that looks like another field. */
const line = (label: string, value = '') =>
  `${label}: ${value.trim() === '' ? '—' : value.replaceAll(/\r\n|[\r\n\u0085\u2028\u2029]/g, '\n    ')}`;

/** What needs no quoting in a header: RFC 5322's dot-atom on both sides, in ASCII, of SMTP's length. */
const isPlainAddress = (address: string) =>
  address.length <= 254 &&
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(address);
