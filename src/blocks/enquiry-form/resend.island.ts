import { hasDraft } from './draft';
import { clearPending, type PendingSubmission, readPending } from './pending';
import { postEnquiry } from './post-enquiry';

/**
 * Sends an enquiry again whose page was left before there was a response (with the same idempotency key, see
 * pending.ts), and shows the result.
 */
export function hydrate(notice: HTMLElement): void {
  const enquiry = readPending();
  if (enquiry) void resend(notice, enquiry);
  else clearPending(); // it is too old, or unreadable
}

async function resend(notice: HTMLElement, enquiry: PendingSubmission): Promise<void> {
  const { submit: submitUrl, label, formUrl, draftKey, words } = enquiry;
  const show = (title: Node | string, text: string) =>
    notice.replaceChildren(element('strong', title), element('p', text), dismiss());
  const dismiss = () => {
    const button = element('button', words.dismiss);
    button.type = 'button';
    button.addEventListener('click', () => notice.replaceChildren());
    return button;
  };

  show(label, words.sending);
  const result = await postEnquiry(enquiry);
  clearPending();
  if (result.sent) {
    show(words.success.title, words.success.text);
    if (hasDraft(draftKey)) return; // newer than what was sent, whose draft postEnquiry has deleted
    // If this page has the form, too, it was filled in from the draft that has been sent.
    for (const sentForm of document.forms) {
      if (sentForm.getAttribute('action') === submitUrl) sentForm.reset();
    }
  } else {
    const link = element('a', label); // to the form, which still has the draft
    link.href = formUrl;
    show(link, result.message);
  }
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  content: Node | string,
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  created.append(content);
  return created;
}
