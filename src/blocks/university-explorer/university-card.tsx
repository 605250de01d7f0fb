import type { WordsOfBlocks } from '../../compiled';
import { withQuery } from '../../format/with-query';
import type { Link, University } from '../../generated/compiled';
import { ButtonLink } from '../../ui/button-link';
import { Paragraph } from '../../ui/rich-text';
import { SizedImage } from '../../ui/sized-image';
import { inLanguages } from '../../ui/text';
import styles from './university-explorer.module.css';

interface UniversityCardProps {
  university: University;
  action: Link;
  words: WordsOfBlocks['university-explorer'];
}

/** What a card shows of a university, with a link to the form that is filled in with its country and name. */
export function UniversityCard({ university, action, words }: UniversityCardProps) {
  const { name, logo, country, level, description, programs } = university;
  return (
    <>
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
      <dl className={styles.facts}>
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
    </>
  );
}
