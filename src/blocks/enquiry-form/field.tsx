import type { ComponentType } from 'react';
import type { FieldValue } from '../../form/field-rules';
import { type FieldIssue, isRequired, validateText } from '../../form/validate-text';
import type { FormField } from '../../generated/compiled';
import { keepServedContent } from '../../islands/slot';
import { Icon } from '../../ui/icon';
import { Control, type ControlProps } from './control';
import styles from './enquiry-form.module.css';
import { servedMessages } from './served-messages';

export interface FieldProps {
  field: FormField;
  /** Unique on the page. */
  id: string;
  /** The served value. */
  value?: string;
  /** Replaces the hint of the field. Given if its value was prefilled. */
  filledHint?: string;
  error?: string;
  /** Not hydrated yet: the browser validates the field, and CSS shows the messages. */
  isServed: boolean;
  /** The word “optional”. */
  optional: string;
}

/** A label, its control, and the error message, with an icon, so that it does not rely on colour (WCAG 1.4.1). */
export function Field({
  control: ControlComponent = Control,
  ...props
}: FieldProps & { control?: ComponentType<ControlProps> }) {
  const { field, id, value, error, isServed } = props;
  const { labelText, hint, hintId, describedBy, errorMessage } = fieldParts(props);
  return (
    <div className={styles.field} data-type={field.type}>
      <div className={styles.label}>
        <label htmlFor={id} suppressHydrationWarning>
          {labelText}
        </label>
        {hint && (
          <span id={hintId} suppressHydrationWarning>
            {hint}
          </span>
        )}
      </div>
      <ControlComponent {...{ field, id, value, isServed, describedBy }} isInvalid={error !== undefined} />
      {errorMessage}
    </div>
  );
}

/** How a form shows and validates its fields. */
export interface FieldHandlers {
  validate: (field: FormField, value: FieldValue) => FieldIssue | undefined;
  Field: ComponentType<FieldProps>;
}

/**
 * For fields with a single control and the basic rules, which are enough for most forms. Other forms load
 * `kinds/any-field.tsx`.
 */
export const textFieldHandlers: FieldHandlers = {
  validate: (field, value) => validateText(field, `${value}`),
  Field,
};

/**
 * The parts around the controls of a field. Each text is alone in an element with `suppressHydrationWarning`, because
 * browsers may have translated the page before hydration, and a mismatch would discard the visitor's input.
 */
export function fieldParts({ field, id, filledHint, error, isServed, optional }: FieldProps) {
  const hint = filledHint ?? field.hint;
  const messages = isServed ? servedMessages(field) : error ? [error] : [];
  const hintId = hint && `${id}-hint`;
  const errorId = messages.length > 0 && `${id}-error`;
  return {
    labelText: isRequired(field) ? (
      field.label
    ) : (
      <>
        <bdi suppressHydrationWarning>{field.label}</bdi>
        <span suppressHydrationWarning>{` (${optional})`}</span>
      </>
    ),
    hint,
    hintId,
    describedBy: [errorId, hintId].filter(Boolean).join(' ') || undefined,
    errorMessage:
      errorId &&
      (isServed && !import.meta.env.SSR ? (
        <p
          key="served"
          id={errorId}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty, so that React keeps the served content
          dangerouslySetInnerHTML={keepServedContent}
        />
      ) : (
        <p key="rendered" id={errorId}>
          {messages.map((message) => (
            <span key={message} className={styles.error}>
              <Icon name="circle-alert" />
              {message}
            </span>
          ))}
        </p>
      )),
  };
}
