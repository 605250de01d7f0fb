import { Slot } from '../../islands/slot';
import card from '../../ui/card.module.css';
import grid from '../../ui/card-grid.module.css';
import { changeQuery, useQuery } from '../../ui/query';
import { FilterButtons } from './filter-buttons';
import { type FilterableUniversity, filterUniversities, optionsOf, readChoice } from './filter-universities';
import styles from './university-explorer.module.css';

export interface ExplorerProps {
  /** The card of each is in a slot named after its id. */
  universities: readonly FilterableUniversity[];
  countryLabel: string;
  levelLabel: string;
  allLabel: string;
  countText: string;
  emptyText: string;
}

/** Universities with filters. The selection is in the URL, so that it can be shared. */
export function Explorer({
  universities,
  countryLabel,
  levelLabel,
  allLabel,
  countText,
  emptyText,
}: ExplorerProps) {
  const choice = readChoice(universities, useQuery());
  const found = filterUniversities(universities, choice);
  return (
    <>
      <div className={styles.filters}>
        <FilterButtons
          label={countryLabel}
          allLabel={allLabel}
          options={optionsOf(universities, 'country')}
          chosen={choice.country}
          onChoose={(country) => changeQuery('country', country)}
        />
        <FilterButtons
          label={levelLabel}
          allLabel={allLabel}
          options={optionsOf(universities, 'level')}
          chosen={choice.level}
          onChoose={(level) => changeQuery('level', level)}
        />
      </div>
      <p role="status" className={styles.count}>
        {found.length > 0 ? fill(countText, found.length, universities.length) : emptyText}
      </p>
      <ul className={`${grid.grid} ${styles.cards}`}>
        {universities.map((university) => (
          <li key={university.id} data-item="" hidden={!found.includes(university)}>
            <Slot name={university.id} className={`${card.card} ${styles.card}`} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Fills in “{count} of {total} universities”. */
const fill = (pattern: string, count: number, total: number) =>
  pattern.replace('{count}', String(count)).replace('{total}', String(total));
