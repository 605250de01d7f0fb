import type { FormField } from '../../generated/compiled';

/** What is wrong, in the document's own words, by the field's name. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * The shape of what a field takes, as the `pattern` of an input has it. The browser checks by it before the script is
 * here, this file afterwards, and the receiver by the same rule (spec 000, section 5).
 */
export function patternOf({ type, digits }: FormField): string | undefined {
  if (type === 'email') return '[^\\s@]+@[^\\s@]+\\.[^\\s@]+';
  if (digits) return `(\\D*\\d){${digits}}\\D*`;
  return undefined;
}

/** A field with messages has to be filled in, and in the right shape; one without may hold anything. */
export function validateField(field: FormField, written: string): string | undefined {
  const { messages } = field;
  if (!messages) return undefined;
  const value = written.trim();
  if (!value) return messages.missing;
  const pattern = patternOf(field);
  const hasShape = !pattern || new RegExp(`^(?:${pattern})$`).test(value);
  return hasShape ? undefined : (messages.invalid ?? messages.missing);
}

export function validateFields(
  fields: readonly FormField[],
  values: Readonly<Record<string, string>>,
): FieldErrors {
  const faults = fields.flatMap((field): [string, string][] => {
    const message = validateField(field, values[field.name] ?? '');
    return message ? [[field.name, message]] : [];
  });
  return Object.fromEntries(faults);
}
