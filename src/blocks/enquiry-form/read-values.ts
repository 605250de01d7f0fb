import type { FieldValue } from '../../form/field-rules';
import type { FormField } from '../../generated/compiled';

export type Values = Readonly<Record<string, FieldValue>>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The controls of a field: one, or those of a group. */
export const controlsOf = (form: HTMLFormElement, { name }: Pick<FormField, 'name'>): readonly Control[] => [
  ...form.querySelectorAll<Control>(`[name="${name}"]`),
];

/** What is in fields, by the names under which the receiver gets it. */
export const readValues = (form: HTMLFormElement, fields: readonly FormField[]): Values =>
  Object.fromEntries(fields.map((field) => [field.name, readValue(form, field)]));

/** What is in a field. What is no date or number, and therefore nothing to the browser, is a question mark. */
export function readValue(form: HTMLFormElement, field: FormField): FieldValue {
  const values = new FormData(form).getAll(field.name).map(String);
  if (field.type === 'checkbox') return values;
  if (field.countries && !values[1]?.trim()) return '';
  if (controlsOf(form, field).some(({ validity }) => validity.badInput)) return '?';
  return values.join(' ').trim();
}

/** Puts into a field what `readValue` has read from it. */
export function writeValue(form: HTMLFormElement, field: FormField, value: FieldValue): void {
  const parts = field.countries ? (/^(\S*)\s*(.*)$/.exec(`${value}`) ?? []).slice(1) : [`${value}`];
  controlsOf(form, field).forEach((control, index) => {
    if (control instanceof HTMLInputElement && /radio|checkbox/.test(control.type))
      control.checked = [value].flat().includes(control.value);
    else {
      control.value = parts[index] ?? '';
      if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.selectedIndex = 0;
    }
  });
}

/** What a field was served with. */
export const servedValue = (form: HTMLFormElement, field: FormField): string =>
  field.countries ? '' : controlsOf(form, field).map(servedIn).join('');

function servedIn(control: Control): string {
  if (control instanceof HTMLSelectElement)
    return control.querySelector<HTMLOptionElement>('option[selected]:enabled')?.value ?? '';
  if (/radio|checkbox/.test(control.type))
    return (control as HTMLInputElement).defaultChecked ? control.value : '';
  return control.defaultValue;
}
