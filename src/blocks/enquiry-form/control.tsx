import { controlPatternOf, isRequired, maxLengthOf } from '../../form/text-issue';
import type { FormField } from '../../generated/compiled';
import control from '../../ui/control.module.css';
import { Icon } from '../../ui/icon';
import styles from './enquiry-form.module.css';
import { servedMessages } from './served-messages';

export interface ControlProps {
  field: FormField;
  id: string;
  /** What it is served with. */
  value?: string;
  isWrong: boolean;
  /** The elements that say more about it. */
  describedBy?: string;
}

/**
 * The browser's own control, uncontrolled: what was typed before the script came stays. `required`, `type` and
 * `pattern` check it until then, and describe to a screen reader what is expected.
 */
export function Control(props: ControlProps) {
  const { field, value } = props;
  const { type } = field;
  const served = servedMessages(field);
  // What no message would say is left to the script, and to the receiver.
  const minLength = served.length > 0 ? field.minLength : undefined;
  const maxLength = maxLengthOf(field);
  const shared = sharedAttributes(props);
  switch (type) {
    case 'select':
      return (
        <div className={control.select}>
          {/* An option that is chosen at first and never again: the spec's unselectable “Not Sure”. */}
          <select {...shared} defaultValue={value ?? ''}>
            <option value="" disabled hidden suppressHydrationWarning>
              {field.placeholder}
            </option>
            {field.options?.map((option) => (
              // With a value of its own: without one the browser sends what it shows, be it translated or with fewer spaces.
              <option key={option} value={option} suppressHydrationWarning>
                {option}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </div>
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
        <input
          {...shared}
          defaultValue={value}
          // A text field for telephone numbers, too: the HTML standard lets only that one be filled in without the
          // country's code (`tel-national`), and the digits come by `inputmode`.
          type={type === 'tel' ? 'text' : type}
          dir={type === 'text' ? 'auto' : undefined}
          inputMode={type as 'text'}
          pattern={field.pattern ?? controlPatternOf(field)}
          placeholder={served[1] && ' '} // which of the two it shows depends on whether it is empty
          maxLength={maxLength}
          minLength={minLength}
          spellCheck={type === 'email' ? false : undefined}
        />
      );
  }
}

/** What every control has. */
export const sharedAttributes = ({ field, id, isWrong, describedBy }: ControlProps) => ({
  id,
  name: field.name,
  className: `${control.control} ${styles.control}`,
  required: isRequired(field),
  autoComplete: field.autocomplete,
  'aria-invalid': isWrong || undefined,
  'aria-describedby': describedBy,
});
