import { quantityParts } from '../../format/quantity';
import { Figure } from '../../ui/figure';
import grid from '../../ui/grid.module.css';
import noteStyles from '../../ui/note.module.css';
import { RichText } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import { SourceLine } from '../../ui/source-line';
import type { BlockProps } from '../block-props';
import styles from './facts.module.css';

/** Figures set large, each with its name, its year, and what one has to know about it. */
export function Facts({ block: { id, heading, items }, words }: BlockProps<'facts'>) {
  return (
    <Section block="facts" id={id} heading={heading}>
      <dl className={`${grid.grid} ${styles.facts}`}>
        {items.map(({ title, value, note, asOf, source }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: facts never change their order
          <div key={index} className={styles.fact} data-item="">
            <dt>{title}</dt>
            <dd className={styles.figure}>
              <Figure {...quantityParts(value, words)} />
              {asOf && (
                <>
                  {' '}
                  <small>
                    {words.asOf} {asOf}
                  </small>
                </>
              )}
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
