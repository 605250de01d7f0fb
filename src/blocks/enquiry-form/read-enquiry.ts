import type { PublishedForms } from '../../compiled';
import type { FormContent } from './browser-form';
import { draftKeyOf, formKeyOf } from './draft';
import { textFieldHandlers } from './field';
import { servedValue } from './field-values';

/** The props that the page sends for a form. The rest is read from the page and from `forms.json`. */
export interface SentForm {
  /** The URL of `forms.json`, which has the fields and their rules (site/published-forms.ts). */
  url: string;
}

/** Restores the props of a form from its data and its HTML, as rendered by enquiry.tsx and field.tsx. */
export async function readEnquiry(island: HTMLElement, sent: SentForm): Promise<FormContent> {
  const key = formKeyOf(island);
  const forms: PublishedForms = await (await fetch(sent.url)).json();
  const { words, needsFurtherRules, ...data } = forms[key] as PublishedForms[string];
  const fieldHandlers = needsFurtherRules
    ? (await import('./kinds/any-field')).anyFieldHandlers
    : textFieldHandlers;
  const form = island.querySelector('form') as HTMLFormElement;
  return {
    id: form.querySelector('[data-type] [name]')?.id.replace(/-[^-]*$/, '') ?? '', // without the field's own id
    label: form.getAttribute('aria-label') ?? '',
    form: {
      ...data,
      // Values prefilled by the page's topic. Values that all pages share are part of the field itself.
      filled: Object.fromEntries(
        data.fields.flatMap((field) => {
          const value = servedValue(form, field);
          return value && value !== field.value ? [[field.name, value] as const] : [];
        }),
      ),
    },
    fieldHandlers,
    draftKey: draftKeyOf(key),
    words,
  };
}
