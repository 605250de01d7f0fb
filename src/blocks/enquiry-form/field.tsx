import { isRequired } from '../../form/field-issue';
import type { FormField } from '../../generated/compiled';
import { Icon } from '../../ui/icon';
import { Control } from './control';
import styles from './enquiry-form.module.css';

interface FieldProps {
  field: FormField;
  /** Unique on the page. */
  id: string;
  error?: string;
  /** The word for a field that may stay empty. */
  optional: string;
}

/** A label, the control below it, and what is wrong with it: in words with an icon, not by colour alone (WCAG 1.4.1). */
export function Field({ field, id, error, optional }: FieldProps) {
  const { label, hint, type } = field;
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  return (
    <div className={styles.field} data-type={type}>
      <div className={styles.label}>
        <label htmlFor={id}>
          {label}
          {!isRequired(field) && <span> ({optional})</span>}
        </label>
        {hint && <span id={hintId}>{hint}</span>}
      </div>
      <Control
        field={field}
        id={id}
        isWrong={error !== undefined}
        describedBy={[errorId, hintId].filter(Boolean).join(' ') || undefined}
      />
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon name="circle-alert" />
          {error}
        </p>
      )}
    </div>
  );
}
