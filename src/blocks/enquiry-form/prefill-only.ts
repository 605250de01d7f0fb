import type { FormField } from '../../generated/compiled';

/** A field that is shown only if a link fills it in. It is not in the served HTML, since links are unknown at build. */
export const isPrefillOnly = ({ shown }: Pick<FormField, 'shown'>): boolean => shown === 'filled';

/** The fields that are shown: those that only links can fill in are left out unless the URL has a value for them. */
export const shownFields = (
  valuesFromLink: Readonly<Record<string, string>>,
  fields: readonly FormField[],
): FormField[] =>
  fields.filter((field) => !isPrefillOnly(field) || Object.hasOwn(valuesFromLink, field.name));
