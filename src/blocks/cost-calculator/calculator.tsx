import { useEffect, useState } from 'react';
import type { Locale, OtherCurrency, WordsOfBlocks } from '../../compiled';
import { formatDuration } from '../../format/duration';
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
import { type Choice, defaultsOf, type FieldValues, isCustomized, queryParameters } from './choice';
import { Controls, placeTitle } from './controls';
import styles from './cost-calculator.module.css';
import { EstimateParts } from './estimate-parts';
import { monthsText } from './months-text';
import type { Plan } from './plans';
import { debounceMs, useChoice } from './use-choice';

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
 * Calculates the costs of a stay from figures that visitors can see and change. All input is in the URL, so that it can
 * be shared; nothing is sent to the server until the visitor makes an enquiry. `data-foot` keeps the page's sticky call
 * to action from covering the result; `data-scripted` marks what is disabled until the script runs.
 */
export function Calculator({ plans, words, locale, otherCurrency, enquiry }: CalculatorProps) {
  // `version` changes when the controls have to be remounted.
  const { form, typed, version, choice } = useChoice(plans);
  const [sendsEstimate, setSendsEstimate] = useState(false);
  /** The input whose link was copied last. */
  const [copied, setCopied] = useState<FieldValues>();
  const { plan, course, assumptions } = choice;
  const costs = calculateCosts(assumptions);

  // Marks the selected country in the table of all countries, which is outside of the island.
  useEffect(() => {
    const links = form.current?.closest('section')?.querySelectorAll<HTMLElement>('[data-plan]');
    for (const link of links ?? [])
      if (link.dataset.plan === plan.id) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
  }, [form, plan.id]);

  // Without defaults, `{}`, since the amount names its currency.
  const formatSum = (value: number) =>
    formatMoney({ from: Math.round(value), currency: plan.currency }, {}, words, locale);
  const { remaining } = costs;
  // Rounded only if the result is a range.
  const formatRounded = (value: number) => formatSum(roundEstimate(value, remaining));
  const figure = formatRounded(remaining.typical);
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
    ...(costs.earned.high > 0 ? ([earnedRow, [words.left, remaining]] as const) : []),
  ];
  return (
    <div className={styles.calculator} data-foot="">
      <form ref={form} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
        <Controls
          plans={plans}
          choice={choice}
          shown={{ ...defaultsOf(choice), ...typed, in: plan.id, course: course.id, place: choice.place.id }}
          isCustomized={isCustomized(choice, typed)}
          version={version}
          hints={{
            months: course.length && fill(words.length, { length: monthsText(course.length, words, locale) }),
            hours: fill(words.limit, {
              hours: formatDuration(
                { from: plan.hours?.from ?? 0, unit: 'hour', per: 'week' },
                words,
                locale,
              ),
            }),
          }}
          words={words}
        />
      </form>
      <div className={styles.result}>
        {/* Stays at the foot of a narrow screen until the card, which says the same, scrolls up and covers it. */}
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
          {/* The server may have added amounts in a second currency behind each; hydration leaves them alone. */}
          {remaining.high > remaining.low && (
            <p className={styles.small} suppressHydrationWarning>
              {fill(words.between, {
                low: formatRounded(remaining.low),
                high: formatRounded(remaining.high),
              })}
            </p>
          )}
          <EstimateParts
            costs={costRows}
            earned={earnedRow}
            total={remaining}
            formatSum={formatSum}
            otherCurrency={otherCurrency}
          />
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
              setCopied(typed);
            }}
          >
            {words.copy}
          </button>
          <button type="button" disabled={import.meta.env.SSR} data-scripted="" onClick={() => print()}>
            {words.print}
          </button>
          <span role="status">{copied === typed && words.copied}</span>
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

/** For an enquiry: the result, the choices that it is for, and the URL that shows it again. */
const summaryOf = (
  { plan, course, place }: Choice,
  resultText: string,
  query: URLSearchParams,
  words: CalculatorProps['words'],
) =>
  [
    resultText,
    course.title,
    placeTitle(place, plan, words),
    `${location.origin}${location.pathname}?${query}`,
  ].join('\n');
