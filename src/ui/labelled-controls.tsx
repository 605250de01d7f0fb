import type { ComponentProps } from 'react';
import control from './control.module.css';
import { Select } from './select';

/** Controls with their labels, in a form with the styles of own-figures.module.css. */

interface LabelledSelectProps extends ComponentProps<'select'> {
  label: string;
  /** The choices; `data` are `data-` attributes for a script. */
  options: readonly { value: string | number; name: string; data?: object }[];
}

export const LabelledSelect = ({ label, options, ...select }: LabelledSelectProps) => (
  <label>
    <span>{label}</span>
    <Select {...select}>
      {options.map(({ value, name, data }) => (
        <option key={value} value={value} {...data}>
          {name}
        </option>
      ))}
    </Select>
  </label>
);

/** An input with a space as its placeholder, so that styles can select empty ones by `:placeholder-shown`. */
export const LabelledInput = ({ label, ...input }: ComponentProps<'input'> & { label: string }) => (
  <label>
    <span>{label}</span>
    <input className={control.control} placeholder=" " {...input} />
  </label>
);
