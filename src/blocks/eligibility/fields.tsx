import { Fragment } from 'react';
import type { Locale, WordsOfBlocks } from '../../compiled';
import { fill } from '../../format/fill';
import type { Eligibility } from '../../generated/compiled';
import control from '../../ui/control.module.css';
import own from '../../ui/own-figures.module.css';
import { Select } from '../../ui/select';
import { ShowMore } from '../../ui/show-more';
import styles from './eligibility.module.css';

/** Key in sessionStorage, so that input is lost when the tab is closed. */
export const storageName = 'eligibility';

interface EligibilityFieldsProps extends Pick<Eligibility, 'levels' | 'groups'> {
  /** Names of the pages with requirements. */
  places: readonly string[];
  /** Tests for which a requirement sets a minimum in each section. */
  withParts: ReadonlySet<string>;
  words: WordsOfBlocks['eligibility'];
  locale: Locale;
}

/**
 * The form. Marks and the commonest test (the first of the first group) are shown at once; the other tests are
 * collapsed.
 */
export function EligibilityFields({
  places,
  levels,
  groups,
  withParts,
  words,
  locale,
}: EligibilityFieldsProps) {
  const fieldsOf = (tests: Eligibility['groups'][number]['tests']) => (
    <div>
      {tests.map(({ value, name, most }) => (
        <Fragment key={value}>
          <Field name={`score ${value}`} label={name} most={most} />
          {withParts.has(value) && (
            <Field name={`each ${value}`} label={fill(words.lowestPart, { test: name })} most={most} />
          )}
        </Fragment>
      ))}
    </div>
  );
  const listed = new Intl.ListFormat(locale.language, { type: 'disjunction' });
  return (
    <form className={`${own.fields} ${styles.fields}`} autoComplete="off">
      <fieldset disabled data-scripted="">
        <div>
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
          <Field name="marks" label={words.marks} most={100} />
        </div>
        {groups.map(({ title, tests }, index) => {
          const shown = index === 0 ? 1 : 0;
          const others = tests.slice(shown);
          return (
            <fieldset key={title}>
              <legend>{title}</legend>
              {fieldsOf(tests.slice(0, shown))}
              {others.length > 0 && (
                <ShowMore label={listed.format(others.map(({ name }) => name))}>{fieldsOf(others)}</ShowMore>
              )}
            </fieldset>
          );
        })}
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
