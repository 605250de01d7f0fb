import type { FormField, Topic } from '../../generated/compiled';
import { type BrowserForm, simulated } from './browser-form';
import type { FormContent } from './form-body';

/** What the browser is sent of a form: what its served HTML does not say. */
export interface SentForm extends Pick<BrowserForm, 'sending' | 'success' | 'failure' | 'prefilled'> {
  optional: string;
}

export const sentForm = ({
  form: { sending, success, failure, prefilled },
  optional,
}: FormContent): SentForm => ({
  sending,
  success,
  failure,
  prefilled,
  optional,
});

/** The properties of a form, from what was sent and from its HTML, as form-body.tsx and field.tsx write it. */
export function readEnquiry(island: HTMLElement, { optional, ...sent }: SentForm): FormContent {
  const form = island.querySelector('form') as HTMLFormElement;
  const hiddenValue = (name: string) =>
    form.querySelector<HTMLInputElement>(`[type=hidden][name=${name}]`)?.value;
  const fields = [...form.querySelectorAll<HTMLElement>('[data-type]')];
  const consent = hiddenValue('consent_version');
  return {
    id: controlIn(fields[0]).id.replace(/-[^-]*$/, ''),
    label: form.ariaLabel ?? '',
    form: {
      ...sent,
      submit: form.getAttribute('action') ?? simulated,
      version: hiddenValue('form_version') ?? '',
      fields: fields.map(readField),
      filled: Object.fromEntries(
        fields.map(controlIn).flatMap((control) => {
          const value = servedValue(control);
          return value ? [[control.name, value] as const] : [];
        }),
      ),
      button: form.querySelector('[type=submit]')?.textContent ?? '',
      consent: consent ? { version: consent } : undefined,
    },
    optional,
  };
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlIn = (field: HTMLElement | undefined) => field?.querySelector('[name]') as Control;

const servedValue = (control: Control) =>
  control instanceof HTMLSelectElement
    ? control.querySelector<HTMLOptionElement>('option[selected]:enabled')?.value
    : control.defaultValue;

function readField(field: HTMLElement): FormField {
  const control = controlIn(field);
  const [first, ...options] = control instanceof HTMLSelectElement ? control.options : [];
  const [, digits] = /\{(\d+)\}/.exec(control.getAttribute('pattern') ?? '') ?? [];
  return {
    id: control.id.replace(/^.*-/, ''),
    name: control.name,
    type: field.dataset.type as FormField['type'],
    label: field.querySelector('label')?.firstChild?.textContent ?? '',
    autocomplete: (control.getAttribute('autocomplete') ?? undefined) as FormField['autocomplete'],
    hint: field.querySelector('[id$="-hint"]')?.textContent ?? undefined,
    prefill: field.dataset.prefill?.split(' ') as Topic[] | undefined,
    digits: digits ? Number(digits) : undefined,
    messages: readMessages(field, control.required),
    maxLength: 'maxLength' in control ? control.maxLength : undefined,
    placeholder: first?.text,
    options: first && options.map(({ text }) => text),
  };
}

/** As served-messages.ts has put them. */
function readMessages(field: HTMLElement, isRequired: boolean): FormField['messages'] {
  const [first, second] = [...field.querySelectorAll('[id$="-error"] > *')].map(
    ({ textContent }) => textContent ?? '',
  );
  return isRequired ? { missing: first, invalid: second } : { invalid: first };
}
