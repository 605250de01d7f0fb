import type { FormTexts } from '../../compiled';
import { digitsIn } from '../../form/digits-in';
import { simulated } from '../../form/form-key';
import type { FormField, Topic } from '../../generated/compiled';
import { draftName, keyOf } from './draft';
import type { FormContent } from './form-body';

/** What the browser is sent of a form: where it finds what the served HTML does not say (site/form-texts.ts). */
export interface SentForm {
  texts: string;
}

export const sentForm = ({ texts = '' }: FormContent): SentForm => ({ texts });

/** The properties of a form, from its texts and from its HTML, as form-body.tsx and field.tsx write it. */
export async function readEnquiry(island: HTMLElement, sent: SentForm): Promise<FormContent> {
  const key = keyOf(island);
  const texts: Readonly<Record<string, FormTexts>> = await (await fetch(sent.texts)).json();
  const { hints, counts, words, ...said } = texts[key] as FormTexts;
  const form = island.querySelector('form') as HTMLFormElement;
  const hiddenValue = (name: string) =>
    form.querySelector<HTMLInputElement>(`[type=hidden][name=${name}]`)?.value;
  const fields = [...form.querySelectorAll<HTMLElement>('[data-type]')];
  const consent = hiddenValue('consent_version');
  return {
    id: controlIn(fields[0]).id.replace(/-[^-]*$/, ''),
    label: form.ariaLabel ?? '',
    form: {
      ...said,
      submit: form.getAttribute('action') ?? simulated,
      version: hiddenValue('form_version') ?? '',
      fields: fields.map((field) => readField(field, { hints, counts })),
      filled: Object.fromEntries(
        fields.map(controlIn).flatMap((control) => {
          const value = servedValue(control);
          return value ? [[control.name, value] as const] : [];
        }),
      ),
      button: form.querySelector('[type=submit]')?.textContent ?? '',
      consent: consent ? { version: consent } : undefined,
    },
    draft: draftName(key),
    words,
  };
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlIn = (field: HTMLElement | undefined) => field?.querySelector('[name]') as Control;

const servedValue = (control: Control) =>
  control instanceof HTMLSelectElement
    ? control.querySelector<HTMLOptionElement>('option[selected]:enabled')?.value
    : control.defaultValue;

function readField(field: HTMLElement, { hints, counts }: Pick<FormTexts, 'hints' | 'counts'>): FormField {
  const control = controlIn(field);
  const [first, ...options] = control instanceof HTMLSelectElement ? control.options : [];
  const pattern = control.getAttribute('pattern') ?? '';
  const [, digits] = /\{(\d+)\}/.exec(pattern) ?? [];
  return {
    id: control.id.replace(/^.*-/, ''),
    name: control.name,
    type: field.dataset.type as FormField['type'],
    label: field.querySelector('label')?.firstChild?.textContent ?? '',
    autocomplete: (control.getAttribute('autocomplete') ?? undefined) as FormField['autocomplete'],
    hint: hints[control.name],
    prefill: field.dataset.prefill?.split(' ') as Topic[] | undefined,
    digits: digits ? Number(digits) : undefined,
    prefixes: digits
      ? [...pattern.matchAll(/\(([^)]*)\)\?/g)].map(([, each = '']) => digitsIn(each))
      : undefined,
    messages: { ...readMessages(field, control.required), count: counts[control.name] },
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
