import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Locale, OtherCurrency, WordsOfBlocks } from '../../compiled';
import { durationParts } from '../../format/duration';
import { joinParts } from '../../format/figure-parts';
import { fill } from '../../format/fill';
import { formatMoney } from '../../format/money';
import { withQuery } from '../../format/with-query';
import { roundEstimate } from '../../sums/round-estimate';
import button from '../../ui/button-link.module.css';
import { PairedSum } from '../../ui/paired-sum';
import { replaceQuery } from '../../ui/replace-query';
import { ShowMore } from '../../ui/show-more';
import { Table } from '../../ui/table/table';
import { calculateCosts, type Estimate } from './calculate-costs';
import { type Choice, choose, defaultsOf, type FieldValues, maxMonths, withoutOutdated } from './choice';
import { Controls, placeTitle } from './controls';
import styles from './cost-calculator.module.css';
import { EstimateParts } from './estimate-parts';
import { monthsText } from './months-text';
import { resultParts } from './parts';
import type { Plan } from './plans';

export interface CalculatorProps {
  plans: readonly [Plan, ...Plan[]];
  words: WordsOfBlocks['cost-calculator'];
  locale: Locale;
  /** The second currency of the site, if it has one. The result is shown in both. */
  otherCurrency?: OtherCurrency;
  /** Link to the enquiry form. */
  enquiry?: { label: string; href: string };
}

/**
 * What the visitor has entered. `version` changes when it comes from elsewhere, such as the URL; the controls are then
 * remounted.
 */
interface State {
  typed: FieldValues;
  version: number;
}

/** The state as rendered at build. Changes are stored in the URL. */
const initialState: State = { typed: {}, version: 0 };

const changeEvents = ['input', 'change'];

/** Debounce time in ms, before the URL is updated and the result is announced to screen readers. */
const debounceMs = 400;

/**
 * Calculates the costs of a stay from figures that visitors can see and change. All input is in the URL, so that it can
 * be shared; nothing is sent to the server until the visitor makes an enquiry.
 */
export function Calculator({ plans, words, locale, otherCurrency, enquiry }: CalculatorProps) {
  const form = useRef<HTMLFormElement>(null);
  const [{ typed, version }, setState] = useState(initialState);
  const [sendsEstimate, setSendsEstimate] = useState(false);
  const [copied, setCopied] = useState(false);
  const focusedName = useRef('');
  const choice = choose(plans, typed);
  const { plan, course, assumptions } = choice;
  const costs = calculateCosts(assumptions);

  // Restores what is in the URL, and what was entered before hydration. A layout effect renders it in the same task, so
  // that the visitor cannot change a control of the country that was served instead.
  useLayoutEffect(() => {
    const inUrl = Object.fromEntries(new URLSearchParams(location.search));
    const changedEarly = form.current ? changedIn(form.current) : {};
    if (form.current?.contains(document.activeElement))
      focusedName.current = (document.activeElement as HTMLInputElement).name;
    setState({ typed: { ...inUrl, ...changedEarly }, version: Object.keys(inUrl).length > 0 ? 1 : 0 });
  }, []);

  // A control that this has remounted gets back the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are what remounts controls
  useLayoutEffect(() => {
    const control = focusedName.current && form.current?.elements.namedItem(focusedName.current);
    if (control instanceof HTMLElement && document.activeElement === document.body)
      control.focus({ preventScroll: true });
  }, [version, plan.id]);

  // Marks the selected country in the table of all countries, which is outside of the island.
  useEffect(() => {
    const links = form.current?.closest('section')?.querySelectorAll<HTMLElement>('[data-plan]');
    for (const link of links ?? [])
      if (link.dataset.plan === plan.id) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
  }, [plan.id]);

  useEffect(() => {
    if (typed === initialState.typed) return;
    const timer = setTimeout(() => replaceQuery(queryParameters(choose(plans, typed), typed)), debounceMs);
    return () => clearTimeout(timer);
  }, [plans, typed]);

  // Native events, because React's `onChange` ignores values set by scripts. Only the changed control is read: the
  // others may still show the figures of another country.
  useLayoutEffect(() => {
    const { current: element } = form;
    if (!element) return;
    const onInput = ({ target }: Event) => {
      const { name, value } = target as HTMLInputElement;
      setState(({ typed, version }) => ({
        typed: { ...withoutOutdated(typed, name), [name]: value },
        version,
      }));
      setCopied(false);
    };
    for (const type of changeEvents) element.addEventListener(type, onInput);
    return () => {
      for (const type of changeEvents) element.removeEventListener(type, onInput);
    };
  }, []);

  const formatSum = (value: number) =>
    formatMoney({ from: Math.round(value), currency: plan.currency }, {}, words, locale);
  const { left } = costs;
  const formatRounded = (value: number) => formatSum(roundEstimate(value, left));
  const figure = formatRounded(left.typical);
  const sentence = fill(words.result, {
    length: monthsText({ from: assumptions.months, to: assumptions.months }, words, locale),
    place: plan.inText,
  });
  const resultText = fill(sentence, { sum: figure });
  // While the visitor types, announced after a pause; what is chosen, or comes from the URL, at once.
  const [announced, setAnnounced] = useState({ sentence, figure });
  useEffect(() => {
    const isTyping = document.activeElement instanceof HTMLInputElement;
    const timer = setTimeout(() => setAnnounced({ sentence, figure }), isTyping ? debounceMs : 0);
    return () => clearTimeout(timer);
  }, [sentence, figure]);
  const [before, after] = announced.sentence.split('{sum}');
  const costRows = [
    [words.tuitionTotal, costs.tuition],
    [words.livingTotal, costs.living],
    [words.onceTotal, costs.oneOffCosts],
  ] as const;
  const earnedRow = [words.earned, costs.earned] as const;
  const rows: readonly (readonly [string, Estimate])[] = [
    ...costRows,
    [words.cost, costs.cost],
    ...(costs.earned.high > 0 ? ([earnedRow, [words.left, left]] as const) : []),
  ];
  const parts = resultParts(costRows, earnedRow, left);
  return (
    <div className={styles.calculator} data-foot="">
      <form ref={form} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
        <Controls
          plans={plans}
          choice={choice}
          shown={{ ...defaultsOf(choice), ...typed, in: plan.id, course: course.id, place: choice.place.id }}
          isCustomized={isCustomized(choice, typed)}
          version={version}
          maxMonths={maxMonths}
          hints={{
            months: course.length && fill(words.length, { length: monthsText(course.length, words, locale) }),
            hours: fill(words.limit, {
              hours: joinParts(
                durationParts({ from: plan.hours?.from ?? 0, unit: 'hour', per: 'week' }, words, locale),
              ),
            }),
          }}
          words={words}
        />
      </form>
      <div className={styles.result}>
        {/* On narrow screens it is covered by the card, which says the same, once that scrolls into view. */}
        {Object.keys(typed).length > 0 && (
          <p aria-hidden="true" className={styles.foot}>
            <strong>
              <PairedSum other={otherCurrency}>{announced.figure}</PairedSum>
            </strong>
            {after}
          </p>
        )}
        <div className={styles.answer}>
          <p role="status" className={styles.said}>
            <span>{before}</span>
            <strong>
              <PairedSum other={otherCurrency}>{announced.figure}</PairedSum>
            </strong>
            <span>{after}</span>
          </p>
          {/* The server may have added amounts in a second currency behind each amount; hydration leaves them alone. */}
          {left.high > left.low && (
            <p className={styles.small} suppressHydrationWarning>
              {fill(words.between, { low: formatRounded(left.low), high: formatRounded(left.high) })}
            </p>
          )}
          {parts.length > 1 && (
            <EstimateParts parts={parts} formatSum={formatSum} otherCurrency={otherCurrency} />
          )}
        </div>
        <ShowMore label={words.workings}>
          <Table
            caption={words.caption}
            columns={[
              { label: words.item },
              ...[words.low, words.typical, words.high].map((label) => ({ label, numeric: true })),
            ]}
            rows={rows
              .filter(([, { high }]) => high > 0)
              .map(([label, { low, typical, high }]) => [
                label,
                ...Object.entries({ low, typical, high }).map(([name, value]) => (
                  <span key={name} suppressHydrationWarning>
                    {formatSum(value)}
                  </span>
                )),
              ])}
          />
          <p className={styles.small}>
            {words.how} <a href={plan.href}>{fill(words.sources, { place: plan.inText })}</a>
          </p>
        </ShowMore>
        <div className={styles.actions}>
          <button
            type="button"
            disabled={import.meta.env.SSR}
            data-scripted=""
            onClick={async () => {
              replaceQuery(queryParameters(choice, typed));
              await navigator.clipboard.writeText(location.href);
              setCopied(true);
            }}
          >
            {words.copy}
          </button>
          <button type="button" disabled={import.meta.env.SSR} data-scripted="" onClick={() => print()}>
            {words.print}
          </button>
          <span role="status">{copied && words.copied}</span>
        </div>
        {enquiry && (
          <div className={styles.actions}>
            <label>
              <input
                type="checkbox"
                checked={sendsEstimate}
                disabled={import.meta.env.SSR}
                data-scripted=""
                onChange={({ target }) => setSendsEstimate(target.checked)}
              />{' '}
              {words.send}
            </label>
            <a
              className={button.button}
              href={withQuery(enquiry.href, {
                country: plan.name,
                ...(sendsEstimate && {
                  estimate: summaryOf(choice, resultText, queryParameters(choice, typed), words),
                }),
              })}
            >
              {enquiry.label}
            </a>
          </div>
        )}
      </div>
    </div>
  );
}

type Words = CalculatorProps['words'];

/** The controls whose values differ from the served ones. */
function changedIn(form: HTMLFormElement): FieldValues {
  return Object.fromEntries(
    [...form.elements].flatMap((control) => {
      if (control instanceof HTMLInputElement && control.value !== control.defaultValue)
        return [[control.name, control.value]];
      if (control instanceof HTMLSelectElement && !control.selectedOptions[0]?.defaultSelected)
        return control.selectedIndex > 0 ? [[control.name, control.value]] : [];
      return [];
    }),
  );
}

/** The query parameters for everything that differs from the defaults. */
function queryParameters(choice: Choice, typed: FieldValues): URLSearchParams {
  const defaults = defaultsOf(choice);
  return new URLSearchParams(
    Object.entries(typed).filter(([name, value]) => value !== (defaults[name] ?? '')),
  );
}

/** Whether the visitor has changed a figure, beyond making choices. */
const isCustomized = (choice: Choice, typed: FieldValues) =>
  [...queryParameters(choice, typed).keys()].some(
    (name) => !['in', 'course', 'place', 'months'].includes(name),
  );

/** For an enquiry: the result, the choices that it is for, and the URL that shows it again. */
const summaryOf = (
  { plan, course, place }: Choice,
  resultText: string,
  query: URLSearchParams,
  words: Words,
) =>
  [
    resultText,
    course.title,
    placeTitle(place, plan, words),
    `${location.origin}${location.pathname}?${query}`,
  ].join('\n');
