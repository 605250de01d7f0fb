import { isRequired } from '../../form/text-issue';
import type { FormField } from '../../generated/compiled';
import { Slot } from '../../islands/slot';
import { Icon } from '../../ui/icon';
import { Control } from './control';
import styles from './enquiry-form.module.css';
import { isGroup, slotOf } from './group';
import group from './group.module.css';
import { servedMessages } from './served-messages';

interface FieldProps {
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
  /** The word for a field that may stay empty. */
  optional: string;
}

/** A label, the control below it, and what is wrong with it: in words with an icon, not by colour alone (WCAG 1.4.1). */
export function Field({ field, id, value, filledHint, error, isServed, optional }: FieldProps) {
  const { label, type, prefill } = field;
  const hint = filledHint ?? field.hint;
  const messages = isServed ? servedMessages(field) : error ? [error] : [];
  const hintId = hint && `${id}-hint`;
  const errorId = messages.length > 0 && `${id}-error`;
  const leftId = field.counter && `${id}-left`;
  const describedBy = [errorId, hintId, leftId].filter(Boolean).join(' ') || undefined;
  const attributes = { 'data-type': type, 'data-prefill': prefill?.join(' ') };
  const name = (
    <>
      {label}
      {!isRequired(field) && <span> ({optional})</span>}
    </>
  );
  /* It is empty, and describes nothing, while no message is shown in it. */
  const wrong = errorId && (
    <p id={errorId}>
      {messages.map((message) => (
        <span key={message} className={styles.error}>
          <Icon name="circle-alert" />
          {message}
        </span>
      ))}
    </p>
  );
  return isGroup(field) ? (
    <fieldset
      className={`${styles.field} ${group.group}`}
      {...attributes}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={describedBy}
    >
      <legend>{name}</legend>
      {hint && (
        <p id={hintId} className={group.hint}>
          {hint}
        </p>
      )}
      <Slot name={slotOf(field)} />
      {wrong}
    </fieldset>
  ) : (
    <div className={styles.field} {...attributes}>
      <div className={styles.label}>
        <label htmlFor={id}>{name}</label>
        {hint && <span id={hintId}>{hint}</span>}
      </div>
      <Control field={field} id={id} value={value} isWrong={error !== undefined} describedBy={describedBy} />
      {wrong}
    </div>
  );
}
