import type { ComponentType } from 'react';
import { isRequired } from '../../form/text-issue';
import type { FormField } from '../../generated/compiled';
import { asServed } from '../../islands/slot';
import { Icon } from '../../ui/icon';
import { Control, type ControlProps } from './control';
import styles from './enquiry-form.module.css';
import { servedMessages } from './served-messages';

export interface FieldProps {
  field: FormField;
  /** Unique on the page. */
  id: string;
  /** What it is served with. */
  value?: string;
  /** Said of what was filled in for the visitor. */
  filledHint?: string;
  error?: string;
  /** The browser itself checks it still, and the style sheet shows what is wrong. */
  isServed: boolean;
  /** The messages for that, if they are not those of most fields. */
  served?: readonly string[];
  /** The word for a field that may stay empty. */
  optional: string;
}

interface LabelledProps extends FieldProps {
  control?: ComponentType<ControlProps>;
}

/** A label, the control below it, and what is wrong with it: in words with an icon, not by colour alone (WCAG 1.4.1). */
export function Field({ control: Shown = Control, ...props }: LabelledProps) {
  const { field, id, value, error } = props;
  const { attributes, name, hint, hintId, describedBy, wrong } = partsOf(props);
  return (
    <div className={styles.field} {...attributes}>
      <div className={styles.label}>
        <label htmlFor={id} suppressHydrationWarning>
          {name}
        </label>
        {hint && (
          <span id={hintId} suppressHydrationWarning>
            {hint}
          </span>
        )}
      </div>
      <Shown field={field} id={id} value={value} isWrong={error !== undefined} describedBy={describedBy} />
      {wrong}
    </div>
  );
}

/**
 * What is around the controls of a field. Every text is alone in its element, with `suppressHydrationWarning`: a page may
 * have been translated before the script came, and is to stay so, with what was typed in it.
 */
export function partsOf({ field, id, filledHint, error, isServed, served, optional }: FieldProps) {
  const { label, type, prefill } = field;
  const hint = filledHint ?? field.hint;
  const messages = isServed ? (served ?? servedMessages(field)) : error ? [error] : [];
  const hintId = hint && `${id}-hint`;
  const errorId = messages.length > 0 && `${id}-error`;
  return {
    attributes: { 'data-type': type, 'data-prefill': prefill?.join(' ') },
    name: isRequired(field) ? (
      label
    ) : (
      <>
        <bdi suppressHydrationWarning>{label}</bdi>
        <span suppressHydrationWarning>{` (${optional})`}</span>
      </>
    ),
    hint,
    hintId,
    describedBy: [errorId, hintId].filter(Boolean).join(' ') || undefined,
    // It is empty, and describes nothing, while no message is shown in it.
    wrong:
      errorId &&
      (isServed && !import.meta.env.SSR ? (
        <p
          key="served"
          id={errorId}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty; React keeps what was served
          dangerouslySetInnerHTML={asServed}
        />
      ) : (
        <p key="found" id={errorId}>
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
