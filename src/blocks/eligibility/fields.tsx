import type { Locale, WordsOfBlocks } from '../../compiled';
import { fill } from '../../format/fill';
import type { Eligibility } from '../../generated/compiled';
import { LabelledInput, LabelledSelect } from '../../ui/labelled-controls';
import own from '../../ui/own-figures.module.css';
import { ShowMore } from '../../ui/show-more';
import styles from './eligibility.module.css';

interface EligibilityFieldsProps extends Pick<Eligibility, 'levels' | 'groups'> {
  /** Names of the pages with requirements, such as countries. */
  places: readonly string[];
  scales?: Eligibility['marks']['scales'];
  /** Tests for which a requirement sets a minimum in each section. */
  testsWithSections: ReadonlySet<string>;
  words: WordsOfBlocks['eligibility'];
  locale: Locale;
}

/**
 * The form. Marks and the commonest test (the first of the first group) are shown at once; the other tests are
 * collapsed. The script enables the fieldset (`data-scripted`), shows the note on the selected scale, and fills in the
 * span in it with the marks in percent. `most` is the highest score or mark.
 */
export function EligibilityFields({
  places,
  levels,
  groups,
  scales = [],
  testsWithSections,
  words,
  locale,
}: EligibilityFieldsProps) {
  const renderFields = (tests: Eligibility['groups'][number]['tests']) => (
    <div>
      {tests.map(({ value, name, most }) => [
        <Field key={value} name={`score ${value}`} label={name} most={most} />,
        testsWithSections.has(value) && (
          <Field
            key={`each ${value}`}
            name={`each ${value}`}
            label={fill(words.lowestPart, { test: name })}
            most={most}
          />
        ),
      ])}
    </div>
  );
  const [first, ...others] = groups;
  const [commonest, ...alternatives] = first?.tests ?? [];
  const collapsedTests = [...alternatives, ...others.flatMap(({ tests }) => tests)];
  return (
    <form className={`${own.fields} ${styles.fields}`} autoComplete="off">
      <fieldset disabled data-scripted="">
        <div>
          <LabelledSelect
            name="level"
            label={words.level}
            options={[{ value: '', name: words.everyLevel }, ...levels]}
          />
          <LabelledSelect
            name="place"
            label={words.place}
            options={[
              { value: '', name: words.everyPlace },
              ...places.map((name) => ({ value: name, name })),
            ]}
          />
          {scales.length > 0 && (
            <LabelledSelect
              name="scale"
              label={words.scale}
              options={[
                { value: '%', name: words.percentage },
                ...scales.map(({ name, most, times, plus = 0 }) => ({
                  value: name,
                  name,
                  data: { 'data-most': most, 'data-scale': JSON.stringify({ times, plus }) },
                })),
              ]}
            />
          )}
          <Field name="marks" label={words.marks} most={100} />
        </div>
        {scales.map(({ name, note }) => (
          <p key={name} hidden data-note={name}>
            <span />
            {note}
          </p>
        ))}
        {first && commonest && (
          <fieldset>
            <legend>{first.title}</legend>
            {renderFields([commonest])}
          </fieldset>
        )}
        {collapsedTests.length > 0 && (
          <ShowMore
            label={new Intl.ListFormat(locale.language, { type: 'disjunction' }).format(
              collapsedTests.map(({ name }) => name),
            )}
          >
            {alternatives.length > 0 && renderFields(alternatives)}
            {others.map(({ title, tests }) => (
              <fieldset key={title}>
                <legend>{title}</legend>
                {renderFields(tests)}
              </fieldset>
            ))}
          </ShowMore>
        )}
        <div className={styles.foot}>
          <button type="reset">{words.clear}</button>
          <p>{words.private}</p>
        </div>
      </fieldset>
    </form>
  );
}

const Field = ({ most, ...field }: { name: string; label: string; most: number }) => (
  <LabelledInput {...field} inputMode="decimal" maxLength={8} data-most={most} />
);
