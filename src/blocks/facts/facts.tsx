import { type CSSProperties, useContext } from 'react';
import { figureParts } from '../../format/fact';
import type { FigureParts } from '../../format/figure-parts';
import { BlockContext } from '../../ui/block-context';
import { FactMark } from '../../ui/fact-mark';
import { Figure } from '../../ui/figure';
import { fullRowAttributes } from '../../ui/full-rows';
import rows from '../../ui/full-rows.module.css';
import { Link } from '../../ui/link';
import noteStyles from '../../ui/note.module.css';
import { RichText } from '../../ui/rich-text';
import { Section } from '../../ui/section';
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
  const { facts } = useContext(BlockContext);
  const bars = barLengths(items.map(({ value }) => value));
  const isAlone = items.length === 1;
  return (
    <Section
      block="facts"
      id={id}
      heading={heading}
      beside={bars !== undefined || items.length < 3}
      className={dark.dark}
    >
      <dl
        className={[rows.rows, styles.facts, bars && chart.chart, isAlone && alone.alone]
          .filter(Boolean)
          .join(' ')}
        data-chart={bars && ''}
      >
        {items.map(({ title, value, note, asOf, source }, index) => {
          const parts = figureParts(value, words, locale);
          const year = asOf ?? facts[value.fact ?? '']?.year;
          return (
            <div
              key={index}
              className={styles.fact}
              data-item=""
              style={bars ? barStyle(bars[index]) : lengthStyle(parts, isAlone)}
              {...fullRowAttributes(index, items.length)}
            >
              <dt>{title}</dt>
              <dd className={styles.figure}>
                <Figure {...parts} />
                {year !== undefined && (
                  <>
                    {' '}
                    <small>
                      {words.asOf} {year}
                    </small>
                  </>
                )}
                <FactMark fact={value.fact} />
              </dd>
              {note && (
                <dd className={noteStyles.note}>
                  <RichText text={note} />
                </dd>
              )}
              {source && (
                <dd className={noteStyles.note}>
                  {words.source} <Link to={source.to}>{source.label}</Link>
                </dd>
              )}
            </div>
          );
        })}
      </dl>
    </Section>
  );
}

export const block: BlockDefinition<'facts'> = { component: Facts };

const barStyle = (length = 0) => ({ '--share': `${Math.round(length * 100)}%` }) as CSSProperties;

/** How many characters of a figure fit on a line in full size: in half the width of a phone, and alone in its block. */
const maxInHalf = 11;
const maxAlone = 5;

/**
 * A long figure gets a smaller font size, so that it fits: the styles divide the width by the number of characters. A
 * single figure shares its line with its unit, which counts as one more.
 */
function lengthStyle({ figure, unit }: FigureParts, isAlone: boolean): CSSProperties | undefined {
  const length = figure.length + (isAlone && unit ? 1 : 0);
  if (length <= (isAlone ? maxAlone : maxInHalf)) return undefined;
  return { '--characters': length } as CSSProperties;
}
