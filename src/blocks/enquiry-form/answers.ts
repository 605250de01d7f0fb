import type { ComponentType } from 'react';
import type { FieldValue } from '../../form/field-rules';
import { type FieldIssue, textIssue } from '../../form/text-issue';
import type { FormField } from '../../generated/compiled';
import type { FieldProps } from './field';

export type Values = Readonly<Record<string, FieldValue>>;

/** What a form does with its fields: it reads them, fills them in and judges what is in them. */
export interface Answers {
  read: (form: HTMLFormElement, field: FormField) => FieldValue;
  /** Puts into a field what was read from it, or what it is served with. */
  write: (form: HTMLFormElement, field: FormField, value: FieldValue) => void;
  /** What a field was served with. */
  served: (form: HTMLFormElement, field: FormField) => string;
  issue: (field: FormField, value: FieldValue) => FieldIssue | undefined;
  /** What shows a field, if it takes more than `Field`. */
  Field?: ComponentType<FieldProps>;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlOf = (form: HTMLFormElement, { name }: FormField) => form.elements.namedItem(name) as Control;

/** For fields with one control each, and no rules but those that most forms do with. Others take `kinds/every-kind.ts`. */
export const textAnswers: Answers = {
  read: (form, { name }) => String(new FormData(form).get(name) ?? '').trim(),
  write: (form, field, value) => {
    controlOf(form, field).value = `${value}`;
  },
  served: (form, field) => servedIn(controlOf(form, field)),
  issue: (field, value) => textIssue(field, `${value}`),
};

export const servedIn = (control: Control): string =>
  control instanceof HTMLSelectElement
    ? (control.querySelector<HTMLOptionElement>('option[selected]:enabled')?.value ?? '')
    : control.defaultValue;

/** What is in fields, by the names under which the receiver gets it. */
export const readValues = (
  { read }: Pick<Answers, 'read'>,
  form: HTMLFormElement,
  fields: readonly FormField[],
): Values => Object.fromEntries(fields.map((field) => [field.name, read(form, field)]));
