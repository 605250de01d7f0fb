import { type CSSProperties, useContext } from 'react';
import type { Locale, WordsOfBlocks } from '../../compiled';
import { quantityParts } from '../../format/quantity';
import type { Fact } from '../../generated/compiled';
import { BlockContext } from '../../ui/block-context';
import { FactMark } from '../../ui/fact-mark';
import { Figure } from '../../ui/figure';
import { fullRowAttributes } from '../../ui/full-rows';
import rows from '../../ui/full-rows.module.css';
import noteStyles from '../../ui/note.module.css';
import { RichText } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import { SourceLine } from '../../ui/source-line';
import type { BlockDefinition, BlockProps } from '../block-props';
import dark from '../dark-section.module.css';
import alone from './alone.module.css';
import { barLengths } from './bar-lengths';
import chart from './chart.module.css';
import styles from './facts.module.css';

/**
 * Large figures, each with its name, year (a quoted fact brings its own) and note. Comparable figures are shown as a
 * bar chart instead.
 */
function Facts({ block: { id, heading, items }, words, locale }: BlockProps<'facts'>) {
  const shares = barLengths(items.map(({ value }) => value));
  const itemStyles =
    shares?.map(shareStyle) ?? items.map((fact) => lengthStyle(fact, words, locale, items.length === 1));
  return (
    <Section
      block="facts"
      id={id}
      heading={heading}
      beside={shares !== undefined || items.length < 3}
      className={dark.dark}
    >
      <dl
        className={[rows.rows, styles.facts, shares && chart.chart, items.length === 1 && alone.alone]
          .filter(Boolean)
          .join(' ')}
        data-chart={shares && ''}
      >
        {items.map(({ title, value, note, asOf, source }, index) => (
          <div
            key={index}
            className={styles.fact}
            data-item=""
            style={itemStyles[index]}
            {...fullRowAttributes(index, items.length)}
          >
            <dt>{title}</dt>
            <dd className={styles.figure}>
              <Figure {...quantityParts(value, words, locale)} />
              <Year asOf={asOf} fact={value.fact} word={words.asOf} />
              <FactMark fact={value.fact} />
            </dd>
            {note && (
              <dd className={noteStyles.note}>
                <RichText text={note} />
              </dd>
            )}
            {source && (
              <dd className={noteStyles.note}>
                <SourceLine source={source} word={words.source} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Section>
  );
}

export const block: BlockDefinition<'facts'> = { component: Facts };

/** The year given for a figure, or that of the fact it quotes. */
function Year({ asOf, fact = '', word }: { asOf?: number; fact?: string; word: string }) {
  const { facts } = useContext(BlockContext);
  const year = asOf ?? facts[fact]?.year;
  if (year === undefined) return null;
  return (
    <>
      {' '}
      <small>
        {word} {year}
      </small>
    </>
  );
}

/** How many characters of a figure fit on a line in full size: in half the width of a phone, and alone in its block. */
const maxInHalf = 11;
const maxAlone = 5;

const shareStyle = (share: number) => ({ '--share': `${Math.round(share * 100)}%` }) as CSSProperties;

/**
 * A long figure gets a smaller font size, so that it fits: the styles divide the width by the number of characters. A
 * single figure shares its line with its unit, which counts as one more.
 */
function lengthStyle(
  { value }: Fact,
  words: WordsOfBlocks['facts'],
  locale: Locale,
  isAlone: boolean,
): CSSProperties | undefined {
  const { figure, unit } = quantityParts(value, words, locale);
  const length = figure.length + (isAlone && unit ? 1 : 0);
  if (length <= (isAlone ? maxAlone : maxInHalf)) return undefined;
  return { [isAlone ? '--characters' : '--whole']: length } as CSSProperties;
}
