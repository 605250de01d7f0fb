import { controlPatternOf, isRequired, maxLengthOf } from '../../form/validate-text';
import type { FormField } from '../../generated/compiled';
import control from '../../ui/control.module.css';
import { Select } from '../../ui/select';
import styles from './enquiry-form.module.css';
import { servedMessages } from './served-messages';

export interface ControlProps {
  field: FormField;
  id: string;
  /** The served value. */
  value?: string;
  isInvalid: boolean;
  /** Not hydrated yet. Suggestions are left out until then, so that the page is lighter. */
  isServed?: boolean;
  /** Ids of the elements that describe it. */
  describedBy?: string;
}

/**
 * A native, uncontrolled control, so that input before hydration is kept. Until then `required`, `type` and `pattern`
 * validate it, and tell screen readers what is expected. `suppressHydrationWarning` is on texts that the browser may
 * have translated by then.
 */
export function Control(props: ControlProps) {
  const { field, value } = props;
  const { type } = field;
  const served = servedMessages(field);
  // The browser's own check needs a message in the page to go with it. Without one, the minimum is left to the script
  // and the receiver.
  const minLength = served.length > 0 ? field.minLength : undefined;
  // With a counter there is no limit, because browsers would silently truncate pasted text.
  const maxLength = field.counter === undefined ? maxLengthOf(field) : undefined;
  const shared = sharedAttributes(props);
  const listId = field.suggestions && !props.isServed ? `${props.id}-list` : undefined;
  switch (type) {
    case 'select':
      return (
        <Select {...shared} defaultValue={value ?? ''}>
          {/* The placeholder option can be selected initially and not again (“Not Sure” in spec 000). */}
          <option value="" disabled hidden suppressHydrationWarning>
            {field.placeholder}
          </option>
          {field.options?.map((option) => (
            // An explicit value, because browsers would otherwise send the displayed text, which may be translated or
            // have its spaces collapsed.
            <option key={option} value={option} suppressHydrationWarning>
              {option}
            </option>
          ))}
        </Select>
      );
    case 'textarea':
      return (
        <textarea
          {...shared}
          defaultValue={value}
          dir="auto"
          rows={5}
          maxLength={maxLength}
          minLength={minLength}
        />
      );
    default:
      return (
        <>
          <input
            {...shared}
            defaultValue={value}
            // A text field even for phone numbers: the HTML standard allows `tel-national` autofill (without country
            // code) only there, and `inputmode` brings up the numeric keyboard.
            type={type === 'tel' ? 'text' : type}
            dir={type === 'text' ? 'auto' : undefined}
            inputMode={type as 'text'} // text, email and tel are names of keyboards, too
            pattern={field.pattern ?? controlPatternOf(field)}
            // With two messages, `:placeholder-shown` selects the first, which is for an empty field.
            placeholder={served[1] && ' '}
            maxLength={maxLength}
            minLength={minLength}
            list={listId}
            spellCheck={type === 'email' ? false : undefined}
          />
          {listId && (
            <datalist id={listId}>
              {field.suggestions?.map((answer) => (
                <option key={answer} value={answer} />
              ))}
            </datalist>
          )}
        </>
      );
  }
}

/** Attributes that all controls share. */
export const sharedAttributes = ({ field, id, isInvalid, describedBy }: ControlProps) => ({
  id,
  name: field.name,
  className: `${control.control} ${styles.control}`,
  required: isRequired(field),
  autoComplete: field.autocomplete,
  'aria-invalid': isInvalid || undefined,
  'aria-describedby': describedBy,
});
