import { validateField } from '../../../form/validate-field';
import type { FormField } from '../../../generated/compiled';
import { type Control, type FieldHandlers, servedControlValue } from '../field-handlers';
import { AnyField } from './any-field';

const controlsOf = (form: HTMLFormElement, { name }: FormField): readonly Control[] => [
  ...form.querySelectorAll<Control>(`[name="${name}"]`),
];

const isTickable = (control: Control): control is HTMLInputElement => /radio|checkbox/.test(control.type);

/** For fields of any type, including numbers, dates, and groups of controls that share a name. */
export const anyFieldHandlers: FieldHandlers = {
  /** An incomplete date or invalid number, which browsers report as empty, is read as “?”: so it counts as invalid. */
  read: (form, field) => {
    const values = new FormData(form).getAll(field.name).map(String);
    if (field.type === 'checkbox') return values;
    if (field.countries && !values[1]?.trim()) return ''; // a country code alone, without a number
    if (controlsOf(form, field).some(({ validity }) => validity.badInput)) return '?';
    return values.join(' ').trim();
  },

  write: (form, field, value) => {
    const controls = controlsOf(form, field);
    // Parts a phone number from its country code: “+44 7700 900123”.
    const [, code = '', number = ''] = /^(\S*)\s*(.*)$/.exec(`${value}`) ?? [];
    for (const control of controls) {
      if (isTickable(control)) control.checked = [value].flat().includes(control.value);
      else if (!field.countries) control.value = `${value}`;
      else if (!(control instanceof HTMLSelectElement)) control.value = number;
      else if (field.countries.some((country) => country.code === code)) control.value = code;
    }
  },

  servedValue: (form, field) => {
    if (field.countries) return ''; // the first country code alone is no answer
    const served = controlsOf(form, field).map((control) =>
      isTickable(control) ? (control.defaultChecked ? control.value : '') : servedControlValue(control),
    );
    return served.join('');
  },

  validate: validateField,

  Field: AnyField,
};
