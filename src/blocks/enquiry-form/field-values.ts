import type { FieldValue } from '../../form/field-rules';
import type { FormField } from '../../generated/compiled';

/** Answers by the names of their fields. */
export type FieldValues = Readonly<Record<string, FieldValue>>;

/** The element of a field; several share a name in a group. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement, { name }: FormField): readonly Control[] => [
  ...form.querySelectorAll<Control>(`[name="${name}"]`),
];

const isTickable = (control: Control): control is HTMLInputElement => /radio|checkbox/.test(control.type);

/**
 * The value of a field, as it is sent. An incomplete date or invalid number, which browsers report as empty, is read as
 * “?”: so it counts as invalid.
 */
export function readValue(form: HTMLFormElement, field: FormField): FieldValue {
  const values = new FormData(form).getAll(field.name) as string[]; // no field takes a file
  if (field.type === 'checkbox') return values;
  if (field.countries && !values[1]?.trim()) return ''; // a country code alone, without a number
  if (controlsOf(form, field).some(({ validity }) => validity.badInput)) return '?';
  return values.join(' ').trim();
}

/** The values of fields, by the names under which they are sent. */
export const readValues = (form: HTMLFormElement, fields: readonly FormField[]): FieldValues =>
  Object.fromEntries(fields.map((field) => [field.name, readValue(form, field)]));

/** Sets the value of a field, for example to that of a draft. */
export function writeValue(form: HTMLFormElement, field: FormField, value: FieldValue): void {
  // Parts a phone number from its country code: “+44 7700 900123”.
  const [, code = '', number = ''] = /(\S*)\s*(.*)/.exec(`${value}`) ?? [];
  for (const control of controlsOf(form, field)) {
    if (isTickable(control)) control.checked = [value].flat().includes(control.value);
    else if (!field.countries) control.value = `${value}`;
    else if (!(control instanceof HTMLSelectElement)) control.value = number;
    else if (field.countries.some((country) => country.code === code)) control.value = code;
  }
}

/** The value of a field in the HTML of the page. */
export function servedValue(form: HTMLFormElement, field: FormField): string {
  if (field.countries) return ''; // the first country code alone is no answer
  const served = controlsOf(form, field).map((control) => {
    if (control instanceof HTMLSelectElement)
      return control.querySelector<HTMLOptionElement>('option[selected]:enabled')?.value;
    if (isTickable(control)) return control.defaultChecked ? control.value : '';
    return control.defaultValue;
  });
  return served.join('');
}
