import type { PublishedForms } from '../../compiled';
import { textAnswers } from './answers';
import { draftName, keyOf } from './draft';
import type { FormContent } from './form-body';
import { isShownFilled } from './shown-filled';

/** What the browser is sent of a form: where it finds its fields and their rules (site/published-forms.ts). */
export interface SentForm {
  texts: string;
}

export const sentForm = ({ texts = '' }: FormContent): SentForm => ({ texts });

/** The properties of a form, from its data and from its HTML, as form-body.tsx and field.tsx write it. */
export async function readEnquiry(island: HTMLElement, sent: SentForm): Promise<FormContent> {
  const key = keyOf(island);
  const forms: PublishedForms = await (await fetch(sent.texts)).json();
  const { words, everyKind, ...data } = forms[key] as PublishedForms[string];
  const answers = everyKind ? (await import('./kinds/every-kind')).everyKind : textAnswers;
  const form = island.querySelector('form') as HTMLFormElement;
  return {
    id: form.querySelector('[data-type] [name]')?.id.replace(/-[^-]*$/, '') ?? '',
    label: form.getAttribute('aria-label') ?? '',
    form: {
      ...data,
      // On a page about a country or a service; what every page has is the value of the field.
      filled: Object.fromEntries(
        data.fields
          .filter((field) => !isShownFilled(field))
          .flatMap((field) => {
            const value = answers.served(form, field);
            return value && value !== field.value ? [[field.name, value] as const] : [];
          }),
      ),
    },
    answers,
    draft: draftName(key),
    words,
  };
}
