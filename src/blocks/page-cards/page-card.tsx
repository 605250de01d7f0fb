import type { PageCard as Card } from '../../resolved';
import { Flag, Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import scene from '../../ui/scene.module.css';
import styles from './page-cards.module.css';

interface PageCardProps {
  card: Card;
  /** The words of the link; without them the name is the link. */
  more?: string;
  /** True where it stands among pictures: without one of its own it gets a drawn one. */
  pictured: boolean;
}

/** A page as others show it. The whole card can be pressed, while its one link has words of its own. */
export function PageCard({ card, more, pictured }: PageCardProps) {
  const { name, summary, to, image, icon, flag, tone } = card;
  const sign = flag ? <Flag code={flag} /> : icon && <Icon name={icon} />;
  return (
    <article className={styles.card} data-item="" data-tone={tone}>
      {pictured && image && <Picture image={{ ...image, alt: '' }} className={styles.picture} />}
      {pictured && !image && (
        <div className={`${scene.scene} ${styles.picture} ${styles.drawn}`} data-drawn="">
          {sign}
        </div>
      )}
      <div className={styles.words}>
        <h3>
          {sign}
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
