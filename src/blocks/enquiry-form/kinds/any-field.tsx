import { Slot } from '../../../islands/slot';
import { Control, type ControlProps, sharedAttributes } from '../control';
import styles from '../enquiry-form.module.css';
import { Field, type FieldProps, fieldParts } from '../field';
import { isGroup, slotOf } from './group';
import group from './group.module.css';
import { messagesWithLimits } from './messages-with-limits';

/** A field of any type. Forms that only have text fields and selects use the smaller `Field`. */
export const AnyField = (props: FieldProps) =>
  isGroup(props.field) ? (
    <GroupField {...props} />
  ) : (
    <Field {...props} control={EveryControl} messagesToServe={messagesWithLimits(props.field)} />
  );

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
function EveryControl(props: ControlProps) {
  const { field, value, id, describedBy } = props;
  const { type, counter, min, max, step, earliest, latest, minLength } = field;
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
  const describedByAll = [describedBy, `${id}-left`].filter(Boolean).join(' ');
  return (
    <div>
      {/* No `maxlength`, because browsers would silently truncate pasted text. `minlength` needs a served message. */}
      <textarea
        {...sharedAttributes({ ...props, describedBy: describedByAll })}
        defaultValue={value}
        dir="auto"
        rows={5}
        minLength={field.messages && minLength}
      />
      <Slot name={slotOf(field)} />
    </div>
  );
}
