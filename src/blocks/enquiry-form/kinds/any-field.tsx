import { validateField } from '../../../form/validate-field';
import type { FormField } from '../../../generated/compiled';
import { Slot } from '../../../islands/slot';
import { Control, type ControlProps, sharedAttributes } from '../control';
import styles from '../enquiry-form.module.css';
import { Field, type FieldHandlers, type FieldProps, fieldParts } from '../field';
import group from './group.module.css';

/** For fields of any type, including numbers, dates, and groups of controls that share a name. */
export const anyFieldHandlers: FieldHandlers = {
  validate: validateField,
  Field: (props) =>
    isGroup(props.field) ? <GroupField {...props} /> : <Field {...props} control={SingleControl} />,
};

/**
 * Whether a field has several controls (radio buttons, checkboxes, the country code beside a phone number), or one
 * control with a text of its own (a consent), all with the field's name.
 */
export const isGroup = ({ type, countries }: Pick<FormField, 'type' | 'countries'>): boolean =>
  type === 'radio' || type === 'checkbox' || type === 'consent' || countries !== undefined;

/** The name of the slot for the controls of a group, or for the counter below a text area. */
export const slotOf = ({ id }: Pick<FormField, 'id'>): string => `field-${id}`;

/** Controls that share a name. They are in a slot, because React never changes them. */
function GroupField(props: FieldProps) {
  const { field, error } = props;
  const { labelText, hint, hintId, describedBy, errorMessage } = fieldParts(props);
  return (
    <fieldset
      className={`${styles.field} ${group.group}`}
      data-type={field.type}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={describedBy}
    >
      <legend suppressHydrationWarning>{labelText}</legend>
      {hint && (
        <p id={hintId} className={group.hint} suppressHydrationWarning>
          {hint}
        </p>
      )}
      <Slot name={slotOf(field)} />
      {errorMessage}
    </fieldset>
  );
}

/** The control of any field that has a single one. `counter` is the text that says how many characters are left. */
function SingleControl(props: ControlProps) {
  const { field, value, id, describedBy } = props;
  const { type, counter, min, max, step, earliest, latest } = field;
  if (type === 'number' || type === 'date') {
    const shared = sharedAttributes(props);
    return (
      <input
        {...shared}
        className={type === 'date' ? `${shared.className} ${group.date}` : shared.className}
        defaultValue={value}
        type={type}
        inputMode={type === 'number' ? 'decimal' : undefined}
        placeholder={type === 'number' ? ' ' : undefined} // `:placeholder-shown` selects the message for an empty field
        min={min ?? earliest}
        max={max ?? latest}
        step={step}
      />
    );
  }
  if (counter === undefined) return <Control {...props} />;
  return (
    <div>
      <Control {...props} describedBy={[describedBy, `${id}-left`].filter(Boolean).join(' ')} />
      <Slot name={slotOf(field)} />
    </div>
  );
}
