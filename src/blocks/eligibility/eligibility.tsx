import type { ReactNode } from 'react';
import type { Locale, WordsOfBlocks } from '../../compiled';
import { formatFact } from '../../format/fact';
import { fill } from '../../format/fill';
import { formatPlural } from '../../format/plural';
import { withQuery } from '../../format/with-query';
import { islandAttributes } from '../../islands/island-attributes';
import type { FactsOfPage, QuotableFact } from '../../resolved';
import { answersTo } from '../../sums/answers';
import { AskLink } from '../../ui/ask-link';
import { FactMark } from '../../ui/fact-mark';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import ownFigures from '../../ui/own-figures.module.css';
import { Section } from '../../ui/section';
import { Table } from '../../ui/table/table';
import type { BlockDefinition, BlockProps } from '../block-props';
import type { Rule } from './assess';
import styles from './eligibility.module.css';
import { EligibilityFields } from './fields';
import { islandTexts } from './texts';

/** The key of the visitor's input in sessionStorage, where it is lost when the tab is closed. */
const storageName = 'eligibility';

/**
 * Entry requirements by page, with a table for each level. The script shows for each requirement whether the visitor's
 * input meets it; `marks` are those of school, in percent. Without JavaScript only the requirements are shown. The
 * script copies what is in `data-templates`, and fills in `data-names` and `data-answer`. While a page is selected, it
 * hides `data-others`. `data-foot` keeps the page's sticky call to action from covering the form.
 */
function Eligibility({ block, words, locale }: BlockProps<'eligibility'>) {
  const { id, heading, lead, pages, marks, scores, levels } = block;
  const scoreRules = pages.flatMap(({ facts }) => facts.filter(({ measure }) => measure === scores.measure));
  const testsInUse = new Set(scoreRules.flatMap(({ value }) => ('score' in value ? value.test : [])));
  const testsWithSections = new Set(
    scoreRules.flatMap(({ value }) => ('each' in value && value.each ? value.test : [])),
  );
  const groups = block.groups
    .map((group) => ({ ...group, tests: group.tests.filter(({ value }) => testsInUse.has(value)) }))
    .filter(({ tests }) => tests.length > 0);
  // `answersTo` leaves out requirements for single cases, such as one course, where another is for all.
  const rulesOf = (page: FactsOfPage, measure: string, level: string) =>
    answersTo({ measure, scope: { level } }, page.facts).facts;
  const hasRules = (page: FactsOfPage, level: string) =>
    [marks.measure, scores.measure].some((measure) => rulesOf(page, measure, level).length > 0);
  const pagesWithRules = pages.filter((page) => levels.some(({ value }) => hasRules(page, value)));
  const testNames = new Map(
    block.groups.flatMap(({ tests }) => tests.map(({ value, name }) => [value, name])),
  );
  const texts = islandTexts(words, groups, formatFact({ percent: 1 }, words, locale) ?? '');
  return (
    <Section
      block="eligibility"
      id={id}
      heading={heading}
      lead={lead}
      belowLead={
        <PagesWithoutRules
          pages={pages.filter((page) => !pagesWithRules.includes(page))}
          words={words}
          locale={locale}
        />
      }
    >
      <div
        {...islandAttributes('eligibility', 'interaction')}
        className={`${ownFigures.answers} ${styles.block}`}
        data-restore={storageName} // if there is stored input, the script runs at once
        data-texts={JSON.stringify(texts)}
      >
        <div className={styles.input} data-foot="">
          <EligibilityFields
            places={pagesWithRules.map((page) => page.name)}
            levels={levels}
            groups={groups}
            scales={marks.scales}
            testsWithSections={testsWithSections}
            words={words}
            locale={locale}
          />
          <div role="status" className={styles.status}>
            {words.enter}
          </div>
        </div>
        <div hidden data-templates="">
          <Icon name="check" />
          <Icon name="circle-alert" />
          <Icon name="x" />
          {pagesWithRules
            .filter((page) => !levels.every(({ value }) => hasRules(page, value)))
            .map(({ name, ask }) => {
              const noRulesText = `${words.noRules}: ${name}`;
              return (
                <span key={name} data-ask={name}>
                  {ask ? <Link to={ask}>{noRulesText}</Link> : noRulesText}
                </span>
              );
            })}
        </div>
        <div>
          {levels.map(({ value: level, name, marks: marksHeading = words.marksPart }) => {
            const shownPages = pagesWithRules.filter((page) => hasRules(page, level));
            return (
              <details key={level} open data-level={level} className={styles.level}>
                <summary>
                  <h3>{name}</h3>
                  <span data-names="" className={styles.names} />
                </summary>
                {shownPages.length > 0 && (
                  <Table
                    caption={name}
                    columns={[{ label: words.place }, { label: marksHeading }, { label: words.scores }]}
                    rows={shownPages.map((page) => [
                      <PageName key="name" page={page} />,
                      ...[marks.measure, scores.measure].map((measure) => (
                        <Rules
                          key={measure}
                          rules={rulesOf(page, measure, level)}
                          fallback={<AskLink label={words.notPublished} about={page.name} to={page.ask} />}
                          testNames={testNames}
                          words={words}
                          locale={locale}
                        />
                      )),
                    ])}
                  />
                )}
                <PagesWithoutRules
                  level={name}
                  pages={pagesWithRules.filter((page) => !shownPages.includes(page))}
                  words={words}
                  locale={locale}
                />
              </details>
            );
          })}
        </div>
      </div>
    </Section>
  );
}

export const block: BlockDefinition<'eligibility'> = { component: Eligibility };

interface PagesWithoutRulesProps {
  /** The level at which they have no requirements. Omitted if they have none at any level. */
  level?: string;
  pages: readonly FactsOfPage[];
  words: WordsOfBlocks['eligibility'];
  locale: Locale;
}

/** Lists pages without requirements, with one link to the booking form about all of them. */
function PagesWithoutRules({ level, pages, words, locale }: PagesWithoutRulesProps) {
  const [first] = pages;
  if (!first) return null;
  const list = new Intl.ListFormat(locale.language);
  const { ask } = first;
  const names = list.format(pages.map(({ name, inText = name }) => inText));
  return (
    <p data-others={level && ''} className={`${ownFigures.none} ${styles.others}`}>
      {level === undefined ? fill(words.others, { names }) : fill(words.othersAtLevel, { level, names })}
      {ask && (
        <>
          {' '}
          {/* `topic` is the name of the query parameter that says what an enquiry is about. */}
          <Link
            to={
              ask.topic
                ? {
                    ...ask,
                    href: withQuery(ask.href, { [ask.topic]: list.format(pages.map(({ name }) => name)) }),
                  }
                : ask
            }
          >
            {formatPlural(pages.length, words.askOthers, locale)}
          </Link>
        </>
      )}
    </p>
  );
}

const PageName = ({ page: { name, to } }: { page: FactsOfPage }) => (
  <>
    <Link to={to}>{name}</Link>
    <span data-answer="" data-name={name} className={styles.answer} />
  </>
);

interface RulesProps {
  rules: readonly QuotableFact[];
  /** Shown if there are no requirements. */
  fallback: ReactNode;
  /** Display names of tests. */
  testNames: ReadonlyMap<string, string>;
  words: WordsOfBlocks['eligibility'];
  locale: Locale;
}

function Rules({ rules, fallback, testNames, words, locale }: RulesProps) {
  if (rules.length === 0) return <span className={ownFigures.none}>{fallback}</span>;
  return rules.map(({ name, value }) => {
    const sectionsText = formatFact(value, words, locale, 'each'); // the minimum in each section of a test
    const rule = toRule(value);
    return (
      <p key={name} data-rule={rule && JSON.stringify(rule)} className={styles.rule}>
        <span>
          {rule?.test && `${testNames.get(rule.test) ?? rule.test} `}
          <strong>{formatFact(value, words, locale)}</strong>
          {sectionsText && ` ${fill(words.each, { score: sectionsText })}`}
        </span>
        <FactMark fact={name} />
      </p>
    );
  });
}

/** What the script compares with the visitor’s input. */
function toRule(value: QuotableFact['value']): Rule | undefined {
  if ('percent' in value) return { from: value.percent, to: value.to };
  if (!('score' in value)) return undefined;
  const { score, to, each, test, decimals } = value;
  return { test, from: score, to, sectionMinimum: each, decimals };
}
