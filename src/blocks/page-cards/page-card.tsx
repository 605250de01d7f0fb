import type { PageCard as Card } from '../../compiled';
import { Flag, Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import styles from './page-cards.module.css';

interface PageCardProps {
  card: Card;
  /** The words of the link; without them the name is the link. */
  more?: string;
}

/** A page as others show it. The whole card can be pressed, while its one link has words of its own. */
export function PageCard({ card: { name, summary, to, image, icon, flag, tone }, more }: PageCardProps) {
  return (
    <article className={styles.card} data-item="" data-tone={tone}>
      {image && <Picture image={{ ...image, alt: '' }} className={styles.picture} />}
      <div className={styles.words}>
        <h3>
          {flag && <Flag code={flag} />}
          {!flag && icon && <Icon name={icon} />}
          {more ? (
            name
          ) : (
            <Link to={to} className={styles.whole}>
              {name}
            </Link>
          )}
        </h3>
        <p>{summary}</p>
        {more && (
          <Link to={to} className={styles.whole} aria-label={`${more}: ${name}`}>
            {more}
            <Icon name="arrow-right" />
          </Link>
        )}
      </div>
    </article>
  );
}
