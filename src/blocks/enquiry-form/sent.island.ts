import { hasDraft } from './draft';
import { clearPending, type PendingSubmission, readPending } from './pending';
import { postEnquiry } from './post-enquiry';

/** Shows the result of an enquiry whose page was left while it was being sent. */
export function hydrate(notice: HTMLElement): void {
  const enquiry = readPending();
  if (enquiry) void report(notice, enquiry);
  else clearPending();
}

async function report(notice: HTMLElement, enquiry: PendingSubmission): Promise<void> {
  const { submit, label, formUrl, draft, words } = enquiry;
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
    if (hasDraft(draft)) return; // it was edited meanwhile
    for (const sentForm of document.forms) if (sentForm.getAttribute('action') === submit) sentForm.reset();
  } else {
    const link = element('a', label); // the input was saved as a draft
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
