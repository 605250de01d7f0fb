import { useId } from 'react';
import { fill } from '../../format/fill';
import { withQuery } from '../../format/with-query';
import type { University } from '../../generated/compiled';
import { islandAttributes } from '../../islands/island-attributes';
import { ButtonLink } from '../../ui/button-link';
import card from '../../ui/card.module.css';
import grid from '../../ui/card-grid.module.css';
import press from '../../ui/press-buttons.module.css';
import { Paragraph } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import { SizedImage } from '../../ui/sized-image';
import { inLanguages } from '../../ui/text';
import type { BlockDefinition, BlockProps } from '../block-props';
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
            <UniversityCard key={university.id} university={university} action={action} words={words} />
          ))}
        </ul>
      </div>
    </Section>
  );
}

export const block: BlockDefinition<'university-explorer'> = { component: UniversityExplorer };

interface UniversityCardProps {
  university: University;
  action: BlockProps<'university-explorer'>['block']['action'];
  words: BlockProps<'university-explorer'>['words'];
}

/** A card with a link to the form that is filled in with the university's country and name. */
function UniversityCard({ university, action, words }: UniversityCardProps) {
  const { name, logo, country, level, description, programs } = university;
  return (
    <li data-item="" data-country={country} data-level={level}>
      <div className={`${card.card} ${styles.card}`}>
        <div className={styles.name}>
          <SizedImage image={{ ...logo, alt: '' }} className={styles.logo} />
          <div>
            <h3>{inLanguages(name)}</h3>
            <p className={styles.place}>
              {country} · {level}
            </p>
          </div>
        </div>
        <Paragraph text={description} />
        <dl className={styles.details}>
          {(['ranking', 'scholarships', 'intake'] as const).map((property) => (
            <div key={property}>
              <dt>{words[property]}</dt>
              <dd>{university[property]}</dd>
            </div>
          ))}
        </dl>
        <ul className={styles.programs} aria-label={words.popularPrograms}>
          {programs.map((program) => (
            <li key={program}>{program}</li>
          ))}
        </ul>
        <div className={styles.action}>
          <ButtonLink
            {...action}
            to={{ ...action.to, href: withQuery(action.to.href, { country, university: name }) }}
            look="quiet"
          />
        </div>
      </div>
    </li>
  );
}

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
