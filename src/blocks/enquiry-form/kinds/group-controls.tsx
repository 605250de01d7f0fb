import { isRequired, maxLengthOf } from '../../../form/validate-text';
import type { CallingCode, FormField } from '../../../generated/compiled';
import control from '../../../ui/control.module.css';
import { RichText } from '../../../ui/rich-text';
import { Select } from '../../../ui/select';
import formStyles from '../enquiry-form.module.css';
import styles from './group.module.css';

interface GroupProps {
  field: FormField;
  /** Id of the first control. */
  id: string;
  /** The served value. */
  value?: string;
}

/** The controls of a field with several of them, or with a single one that has its own text. */
export function GroupControls({ field, id, value }: GroupProps) {
  const { name, type, options = [], version, text = [], countries } = field;
  const required = isRequired(field);
  if (countries) return <PhoneControls field={field} id={id} countries={countries} />;
  if (type === 'consent')
    return (
      <label className={styles.choice}>
        <input type="checkbox" id={id} name={name} value={version} required={required} />
        <span>
          <RichText text={text} />
        </span>
      </label>
    );
  return (
    <div className={styles.choices}>
      {options.map((option, index) => (
        <label key={option} className={styles.choice}>
          <input
            type={type === 'radio' ? 'radio' : 'checkbox'}
            id={index === 0 ? id : `${id}-${index + 1}`}
            name={name}
            value={option}
            defaultChecked={option === value}
            // HTML cannot require at least one of several checkboxes.
            required={required && (type === 'radio' || options.length === 1)}
          />
          <span dir="auto">{option}</span>
        </label>
      ))}
    </div>
  );
}

/** At least four characters that occur in phone numbers; form/international-number.ts then validates the whole. */
const phonePattern = String.raw`[\+＋\p{Nd}\p{Cf}\p{Pd}\s\(\)\.\/]{4,}`;

interface PhoneProps extends Omit<GroupProps, 'value'> {
  countries: readonly CallingCode[];
}

/** A phone number input with a select for the country code. */
function PhoneControls({ field, id, countries }: PhoneProps) {
  const { name, label, countryLabel, autocomplete } = field;
  const isOff = autocomplete === 'off';
  return (
    <div className={styles.phone}>
      <Select
        id={id}
        name={name}
        className={`${control.control} ${formStyles.control}`}
        aria-label={countryLabel}
        autoComplete={isOff ? 'off' : 'tel-country-code'}
      >
        {countries.map(({ code, name }) => (
          <option key={name} value={code}>
            {`${name} (${code})`}
          </option>
        ))}
      </Select>
      <input
        type="text"
        id={`${id}-2`}
        name={name}
        className={`${control.control} ${formStyles.control}`}
        dir="ltr"
        inputMode="tel"
        aria-label={label}
        autoComplete={isOff ? 'off' : 'tel-national'}
        required={isRequired(field)}
        pattern={phonePattern}
        placeholder=" " // styles select an empty field by `:placeholder-shown`
        maxLength={maxLengthOf(field)}
      />
    </div>
  );
}
