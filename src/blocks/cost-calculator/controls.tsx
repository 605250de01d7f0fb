import { type ComponentProps, Fragment, useId } from 'react';
import type { WordsOfBlocks } from '../../compiled';
import { fill } from '../../format/fill';
import control from '../../ui/control.module.css';
import { Select } from '../../ui/select';
import { ShowMore } from '../../ui/show-more';
import { type Choice, type FieldValues, maxMonths } from './choice';
import styles from './cost-calculator.module.css';
import type { Choosable, Plan } from './plans';

interface ControlsProps {
  plans: readonly Plan[];
  choice: Choice;
  /** The value of each control. */
  shown: FieldValues;
  /** Whether the visitor has changed a figure. */
  isCustomized: boolean;
  /** A new version remounts all controls. */
  version: number;
  /** Hints below the fields, by name. */
  hints: { months?: string; hours: string };
  words: WordsOfBlocks['cost-calculator'];
}

/**
 * All assumptions of the calculation: choices first, and the figures that follow from them in a collapsed part. The
 * controls are uncontrolled; one is remounted when a choice above it changes its default. They are disabled until the
 * script runs, which finds them by `data-scripted`.
 */
export function Controls({
  plans,
  choice: { plan, course, place },
  shown,
  isCustomized,
  version,
  hints,
  words,
}: ControlsProps) {
  const key = `${version} ${plan.id}`;
  const hasWork = plan.hours !== undefined && plan.pay.to > 0;
  const rangeProps = { unit: plan.currency, shown, words };
  return (
    <fieldset className={styles.controls} disabled={import.meta.env.SSR} data-scripted="">
      {plans.length > 1 && (
        <Field key={version} name="in" label={words.country} shown={shown}>
          {plans.map(({ id, name }) => renderOption({ id, title: name }))}
        </Field>
      )}
      <Fragment key={key}>
        <Field name="course" label={words.course} shown={shown} hint={course.announcedChange}>
          {plan.courses.map(renderOption)}
        </Field>
        <Field name="place" label={words.place} shown={shown} hint={placeHint(place)}>
          {plan.places.map((option) => renderOption({ ...option, title: placeTitle(option, plan, words) }))}
        </Field>
      </Fragment>
      <Field
        key={`${version} months`}
        {...numberAttributes}
        name="months"
        label={words.months}
        max={maxMonths}
        shown={shown}
        hint={hints.months}
      />
      <div className={styles.wide}>
        <ShowMore label={words.change} open={isCustomized || undefined}>
          <div className={styles.controls} key={key}>
            <RangeField key={course.id} name="fee" label={words.tuition} {...rangeProps} />
            <RangeField key={`${place.id} living`} name="living" label={words.living} {...rangeProps} />
            {hasWork ? (
              <>
                <Field
                  {...numberAttributes}
                  name="hours"
                  label={words.hours}
                  max={plan.hours?.most}
                  shown={shown}
                  hint={[hints.hours, plan.hours?.announcedChange].filter(Boolean).join(' ')}
                />
                <Field {...numberAttributes} name="weeks" label={words.weeks} max={52} shown={shown} />
                <RangeField name="pay" label={words.pay} hint={plan.pay.announcedChange} {...rangeProps} />
              </>
            ) : (
              <p className={styles.small}>{words.noWork}</p>
            )}
            {plan.oneOffCosts.map((cost) => (
              <RangeField
                key={cost.id}
                name={cost.id}
                label={cost.title}
                hint={cost.announcedChange}
                {...rangeProps}
              />
            ))}
            <Field name="own-title" label={words.own} maxLength={60} shown={shown} />
            <Field
              {...numberAttributes}
              name="own"
              label={`${words.ownSum} (${plan.currency})`}
              shown={shown}
            />
          </div>
        </ShowMore>
      </div>
    </fieldset>
  );
}

/** The display name of a place: its own title or, for the whole country, “anywhere in <country>”. */
export const placeTitle = ({ title }: Choosable, { inText }: Plan, words: ControlsProps['words']) =>
  title || fill(words.anywhere, { place: inText });

const placeHint = ({ note, announcedChange }: Choosable) =>
  [note, announcedChange].filter(Boolean).join('. ') || undefined;

const renderOption = ({ id, title }: Pick<Choosable, 'id' | 'title'>) => (
  <option key={id} value={id}>
    {title}
  </option>
);

interface FieldProps {
  /** Also the name of the query parameter; `in` is that of the country. */
  name: string;
  label: string;
  hint?: string;
  shown: FieldValues;
}

/** A control with its label and its hint: a select if options are given as children, or else an input. */
function Field({
  name,
  label,
  hint,
  shown,
  children: options,
  ...attributes
}: FieldProps & ComponentProps<'input'>) {
  const id = useId();
  const hintId = hint && `${id}-hint`;
  const shared = { id, name, defaultValue: shown[name], 'aria-describedby': hintId };
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {options ? (
        <Select {...shared}>{options}</Select>
      ) : (
        <input className={control.control} {...attributes} {...shared} />
      )}
      <Hint id={hintId} hint={hint} />
    </div>
  );
}

/** The text below a field. To its amounts the HTTP server may have added those in a second currency. */
const Hint = ({ id, hint }: { id: string | undefined; hint: string | undefined }) =>
  hint && (
    <small id={id} className={styles.small} suppressHydrationWarning>
      {hint}
    </small>
  );

/** Attributes of all fields for numbers. */
const numberAttributes = { type: 'number', inputMode: 'decimal', step: 'any', min: 0 } as const;

/** Two fields for a range: its lowest and its highest amount. */
function RangeField({
  name,
  label,
  unit,
  shown,
  words,
  hint,
}: FieldProps & { unit: string } & Pick<ControlsProps, 'words'>) {
  const id = useId();
  const ends = { from: words.lowest, to: words.highest };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset within a grid does not lay out its legend
    <div role="group" aria-labelledby={id} aria-describedby={hint && `${id}-hint`}>
      <span id={id}>
        {label} ({unit})
      </span>
      <div className={styles.range}>
        {Object.entries(ends).map(([end, word]) => (
          <input
            key={end}
            className={control.control}
            {...numberAttributes}
            name={`${name}-${end}`}
            aria-label={`${label}, ${word}`}
            defaultValue={shown[`${name}-${end}`]}
          />
        ))}
      </div>
      <Hint id={`${id}-hint`} hint={hint} />
    </div>
  );
}
