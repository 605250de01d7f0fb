import { useQuery } from '../../ui/query';
import { Section } from '../../ui/section';
import type { BlockProps } from '../block-props';
import { FilterButtons } from './filter-buttons';
import { filterUniversities, optionsOf, readChoice } from './filter-universities';
import { UniversityCard } from './university-card';
import styles from './university-explorer.module.css';

/** Universities that visitors narrow down. Their choice is in the address, so that it can be shared. */
export function UniversityExplorer({ block, words }: BlockProps<'university-explorer'>) {
  const { id, heading, lead, universities, action, countryLabel, levelLabel, allLabel } = block;
  const [query, changeQuery] = useQuery();
  const choice = readChoice(universities, query);
  const found = filterUniversities(universities, choice);
  return (
    <Section block="university-explorer" id={id} heading={heading} lead={lead}>
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
        {found.length > 0 ? fill(block.countText, found.length, universities.length) : block.emptyText}
      </p>
      <ul className={styles.cards}>
        {found.map((university) => (
          <UniversityCard key={university.id} university={university} action={action} words={words} />
        ))}
      </ul>
    </Section>
  );
}

/** “{count} of {total} universities” with both filled in. */
const fill = (pattern: string, count: number, total: number) =>
  pattern.replace('{count}', String(count)).replace('{total}', String(total));
