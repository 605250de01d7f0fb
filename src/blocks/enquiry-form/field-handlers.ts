import type { ComponentType } from 'react';
import type { FieldValue } from '../../form/field-rules';
import { type FieldIssue, validateText } from '../../form/validate-text';
import type { FormField } from '../../generated/compiled';
import type { FieldProps } from './field';

/** Answers by the names of their fields. */
export type FieldValues = Readonly<Record<string, FieldValue>>;

/** Functions by which a form reads, fills in and validates its fields, for the field types that it has. */
export interface FieldHandlers {
  read: (form: HTMLFormElement, field: FormField) => FieldValue;
  /** Sets the value of a field, for example to that of a draft. */
  write: (form: HTMLFormElement, field: FormField, value: FieldValue) => void;
  /** The value of a field as served. */
  servedValue: (form: HTMLFormElement, field: FormField) => string;
  validate: (field: FormField, value: FieldValue) => FieldIssue | undefined;
  /** The component for fields, if that of field.tsx is not enough. */
  Field?: ComponentType<FieldProps>;
}

/** The element of a field. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlOf = (form: HTMLFormElement, { name }: FormField) => form.elements.namedItem(name) as Control;

/**
 * For fields with a single control and the basic rules, which are enough for most forms. Other forms load
 * `kinds/any-field-handlers.ts`.
 */
export const textFieldHandlers: FieldHandlers = {
  read: (form, { name }) => String(new FormData(form).get(name) ?? '').trim(),
  write: (form, field, value) => {
    controlOf(form, field).value = `${value}`;
  },
  servedValue: (form, field) => servedControlValue(controlOf(form, field)),
  validate: (field, value) => validateText(field, `${value}`),
};

/** The value that a control has in the HTML of the page. */
export const servedControlValue = (control: Control): string =>
  control instanceof HTMLSelectElement
    ? (control.querySelector<HTMLOptionElement>('option[selected]:enabled')?.value ?? '')
    : control.defaultValue;

/** The values of fields, by the names under which they are sent. */
export const readValues = (
  { read }: Pick<FieldHandlers, 'read'>,
  form: HTMLFormElement,
  fields: readonly FormField[],
): FieldValues => Object.fromEntries(fields.map((field) => [field.name, read(form, field)]));
