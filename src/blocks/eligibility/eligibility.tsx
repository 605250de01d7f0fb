import type { ReactNode } from 'react';
import type { Locale, WordsOfBlocks } from '../../compiled';
import { formatFact } from '../../format/fact';
import { fill } from '../../format/fill';
import { islandAttributes } from '../../islands/wakes';
import type { FactsOfPage, QuotableFact } from '../../resolved';
import { answersTo } from '../../sums/answers';
import { AskLink } from '../../ui/ask-link';
import { FactMark } from '../../ui/fact-mark';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import own from '../../ui/own-figures.module.css';
import { Section } from '../../ui/section';
import { Table } from '../../ui/table/table';
import type { BlockProps } from '../block-props';
import type { Rule } from './assess';
import styles from './eligibility.module.css';
import { EligibilityFields, storageName } from './fields';

/**
 * Entry requirements by page, with a table for each level. The script marks each requirement as met or not, based on
 * the visitor's input. Without JavaScript only the requirements are shown.
 */
export function Eligibility({ block, words, locale }: BlockProps<'eligibility'>) {
  const { id, heading, lead, pages, marks, scores, levels } = block;
  const rules = pages.flatMap(({ facts }) => facts.filter(({ measure }) => measure === scores.measure));
  const asked = new Set(rules.flatMap(({ value }) => ('score' in value ? value.test : [])));
  const eachAsked = new Set(rules.flatMap(({ value }) => ('each' in value && value.each ? value.test : [])));
  const groups = block.groups
    .map((group) => ({ ...group, tests: group.tests.filter(({ value }) => asked.has(value)) }))
    .filter(({ tests }) => tests.length > 0);
  const rulesOf = (page: FactsOfPage, measure: string, level: string) =>
    answersTo({ measure, scope: { level } }, page.facts).facts;
  const hasRules = (page: FactsOfPage, level: string) =>
    [marks.measure, scores.measure].some((measure) => rulesOf(page, measure, level).length > 0);
  const names = new Map(block.groups.flatMap(({ tests }) => tests.map(({ value, name }) => [value, name])));
  const texts = {
    groups: groups.map(({ tests }) => tests.map(({ value }) => value)),
    percent: formatFact({ percent: 1 }, words, locale),
    ...said(words),
  };
  return (
    <Section block="eligibility" id={id} heading={heading} lead={lead}>
      <div
        {...islandAttributes('eligibility', 'onInteraction')}
        className={`${own.answers} ${styles.block}`}
        data-recalls={storageName}
        data-texts={JSON.stringify(texts)}
      >
        <div className={styles.entry} data-foot="">
          <EligibilityFields
            places={pages
              .filter((page) => levels.some(({ value }) => hasRules(page, value)))
              .map((page) => page.name)}
            levels={levels}
            groups={groups}
            withParts={eachAsked}
            words={words}
            locale={locale}
          />
          <div role="status" className={styles.status}>
            {words.enter}
          </div>
        </div>
        <div hidden data-icons="">
          <Icon name="check" />
          <Icon name="circle-alert" />
          <Icon name="x" />
        </div>
        {levels.map(({ value: level, name }) => {
          const others = pages.filter((page) => !hasRules(page, level));
          return (
            <div key={level} data-level={level} className={styles.level}>
              <h3>{name}</h3>
              {others.length < pages.length && (
                <Table
                  caption={name}
                  columns={[{ label: words.place }, { label: words.marks }, { label: words.scores }]}
                  rows={pages
                    .filter((page) => !others.includes(page))
                    .map((page) => [
                      <PageName key="name" page={page} />,
                      ...[marks.measure, scores.measure].map((measure) => (
                        <Rules
                          key={measure}
                          rules={rulesOf(page, measure, level)}
                          none={<AskLink words={words.notPublished} about={page.name} to={page.ask} />}
                          names={names}
                          words={words}
                          locale={locale}
                        />
                      )),
                    ])}
                />
              )}
              {others.length > 0 && (
                <div data-others="" className={`${own.none} ${styles.others}`}>
                  <p>
                    {fill(words.others, {
                      names: new Intl.ListFormat(locale.language).format(
                        others.map(({ name, inText = name }) => inText),
                      ),
                    })}
                  </p>
                  {others.map(
                    ({ name, ask }) =>
                      ask && (
                        <Link key={name} to={ask} data-ask={name}>
                          {words.noRules}: {name}
                        </Link>
                      ),
                  )}
                </div>
              )}
            </div>
          );
        })}
      </div>
    </Section>
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
  none: ReactNode;
  names: ReadonlyMap<string, string>;
  words: WordsOfBlocks['eligibility'];
  locale: Locale;
}

function Rules({ rules, none, names, words, locale }: RulesProps) {
  if (rules.length === 0) return <span className={own.none}>{none}</span>;
  return rules.map(({ name, value }) => {
    const each = formatFact(value, words, locale, 'each');
    const rule = ruleOf(value);
    return (
      <p key={name} data-rule={rule && JSON.stringify(rule)} className={styles.rule}>
        <span>
          {rule?.test && `${names.get(rule.test) ?? rule.test} `}
          <strong>{formatFact(value, words, locale)}</strong>
          {each && ` ${fill(words.each, { score: each })}`}
        </span>
        <FactMark fact={name} />
      </p>
    );
  });
}

function ruleOf(value: QuotableFact['value']): Rule | undefined {
  if ('percent' in value) return { from: value.percent, ...(value.to !== undefined && { to: value.to }) };
  if (!('score' in value)) return undefined;
  const { score, to, each, test, decimals } = value;
  return {
    test,
    from: score,
    ...(to !== undefined && { to }),
    ...(each !== undefined && { each }),
    ...(decimals !== undefined && { decimals }),
  };
}

/** Texts for the island's script. */
const said = (words: WordsOfBlocks['eligibility']) => ({
  wrong: words.wrong,
  choose: words.choose,
  summary: words.summary,
  needed: words.needed,
  rules: {
    meets: words.meets,
    condition: words.condition,
    partly: words.partly,
    belowPart: words.belowPart,
    below: words.below,
  },
  pages: {
    meets: words.enough,
    condition: words.enoughIf,
    partly: words.enoughPartly,
    published: words.enoughPublished,
    open: words.open,
    below: words.notEnough,
    notPublished: words.noRules,
  },
});
