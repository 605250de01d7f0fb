import type { WordsOfBlocks } from '../../compiled';
import { fill } from '../../format/fill';
import type { Eligibility } from '../../generated/compiled';
import control from '../../ui/control.module.css';
import own from '../../ui/own-figures.module.css';
import { Select } from '../../ui/select';
import styles from './eligibility.module.css';

/** What is entered is kept under this name until the tab is closed. */
export const storageName = 'eligibility';

interface EligibilityFieldsProps extends Pick<Eligibility, 'levels' | 'groups'> {
  /** The names of the pages that have rules. */
  places: readonly string[];
  /** The tests of which some rule asks for a score in each part. */
  withParts: ReadonlySet<string>;
  words: WordsOfBlocks['eligibility'];
}

export function EligibilityFields({ places, levels, groups, withParts, words }: EligibilityFieldsProps) {
  return (
    <form className={`${own.fields} ${styles.fields}`} autoComplete="off">
      <fieldset disabled data-scripted="">
        <div>
          <label>
            <span>{words.place}</span>
            <Select name="place">
              <option value="">{words.everyPlace}</option>
              {places.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </Select>
          </label>
          <label>
            <span>{words.level}</span>
            <Select name="level">
              <option value="">{words.everyLevel}</option>
              {levels.map(({ value, name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </Select>
          </label>
          <Field name="marks" label={words.marks} most={100} />
        </div>
        {groups.map(({ title, tests }) => (
          <fieldset key={title}>
            <legend>{title}</legend>
            <div>
              {tests.map(({ value, name, most }) => (
                <Field key={value} name={`score ${value}`} label={name} most={most} />
              ))}
              {tests
                .filter(({ value }) => withParts.has(value))
                .map(({ value, name, most }) => (
                  <Field
                    key={value}
                    name={`each ${value}`}
                    label={fill(words.lowestPart, { test: name })}
                    most={most}
                  />
                ))}
            </div>
          </fieldset>
        ))}
        <button type="reset">{words.clear}</button>
      </fieldset>
      <p>{words.private}</p>
    </form>
  );
}

const Field = ({ name, label, most }: { name: string; label: string; most: number }) => (
  <label>
    <span>{label}</span>
    <input
      className={control.control}
      name={name}
      inputMode="decimal"
      maxLength={8}
      data-most={most}
      placeholder=" "
    />
  </label>
);
