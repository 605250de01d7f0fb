import type { FormField } from '../../generated/compiled';

/** A field that the form has only where a link fills it in. It is not served, since no link is known at build. */
export const isShownFilled = ({ shown }: Pick<FormField, 'shown'>): boolean => shown === 'filled';

/** The fields that a form has: those that a link fills in only where one has (`asked`). */
export const fieldsWith = (
  asked: Readonly<Record<string, string>>,
  fields: readonly FormField[],
): FormField[] => fields.filter((field) => !isShownFilled(field) || Object.hasOwn(asked, field.name));
