import { useId } from 'react';
import { fill } from '../../format/fill';
import type { University } from '../../generated/compiled';
import { islandAttributes } from '../../islands/island-attributes';
import card from '../../ui/card.module.css';
import grid from '../../ui/card-grid.module.css';
import press from '../../ui/press-buttons.module.css';
import { Section } from '../../ui/section';
import type { BlockDefinition, BlockProps } from '../block-props';
import { UniversityCard } from './university-card';
import styles from './university-explorer.module.css';

/**
 * The universities of the collection, with buttons to filter them, which the script enables (`data-scripted`). The
 * selection is in the URL; with one of the parameters in `data-restore`, the script runs at once.
 */
function UniversityExplorer({ block, words }: BlockProps<'university-explorer'>) {
  const { id, heading, lead, collection: universities, action } = block;
  const { countryLabel, levelLabel, allLabel, countText, emptyText } = block;
  const count = String(universities.length);
  return (
    <Section block="university-explorer" id={id} heading={heading} lead={lead}>
      <div
        data-restore="country level"
        data-count-text={countText}
        data-empty-text={emptyText}
        {...islandAttributes('university-explorer', 'interaction')}
      >
        <div className={styles.filters}>
          <FilterButtons filter="country" label={countryLabel} {...{ universities, allLabel }} />
          <FilterButtons filter="level" label={levelLabel} {...{ universities, allLabel }} />
        </div>
        <p role="status" className={styles.count}>
          {universities.length > 0 ? fill(countText, { count, total: count }) : emptyText}
        </p>
        <ul className={`${grid.grid} ${styles.cards}`} {...islandAttributes('failed-logos', 'visible')}>
          {universities.map((university) => (
            <li
              key={university.id}
              data-item=""
              data-country={university.country}
              data-level={university.level}
            >
              <div className={`${card.card} ${styles.card}`}>
                <UniversityCard university={university} action={action} words={words} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

export const block: BlockDefinition<'university-explorer'> = { component: UniversityExplorer };

interface FilterButtonsProps {
  /** The property by which universities are filtered, and the name of the query parameter. */
  filter: 'country' | 'level';
  label: string;
  universities: readonly University[];
  allLabel: string;
}

/** A group of toggle buttons, of which one is pressed: “All”, and each value once, in the order of the collection. */
function FilterButtons({ filter, label, universities, allLabel }: FilterButtonsProps) {
  const id = useId();
  const options = new Set(universities.map((university) => university[filter]));
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons are not form fields
    <div role="group" aria-labelledby={id} className={styles.filter}>
      <p id={id}>{label}</p>
      <div className={press.buttons}>
        {['', ...options].map((option) => (
          <button
            key={option}
            type="button"
            name={filter}
            value={option}
            aria-pressed={option === ''}
            disabled
            data-scripted=""
          >
            {option || allLabel}
          </button>
        ))}
      </div>
    </div>
  );
}
