import type { PageCard as Card } from '../../resolved';
import type { CountByBreakpoint } from '../../ui/carousel/carousel-width';
import { Flag, Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { SizedImage } from '../../ui/sized-image';
import { VisuallyHidden } from '../../ui/visually-hidden';
import drawn from './drawn.module.css';
import styles from './page-cards.module.css';

interface PageCardProps {
  card: Card;
  /** The label of the link. Without one the name of the page is the link. */
  more?: string;
  /** Whether any of the cards has an image. If so, those without one get a drawing; otherwise none has either. */
  hasImages: boolean;
  /** Number of cards in a row. */
  perRow?: CountByBreakpoint;
}

/** A page as a card. The whole card is clickable, with a single link. */
export function PageCard({ card, more, hasImages, perRow }: PageCardProps) {
  const { name, summary, to, image, icon, flag, tone } = card;
  const emblem = flag ? <Flag code={flag} /> : icon && <Icon name={icon} />;
  return (
    <article className={styles.card} data-item="" data-tone={tone}>
      {hasImages && image && (
        <SizedImage image={{ ...image, alt: '' }} className={styles.image} perRow={perRow} />
      )}
      {hasImages && !image && (
        <div className={`${styles.image} ${drawn.drawn}`} data-drawn="">
          {emblem}
        </div>
      )}
      <div className={styles.text}>
        <h3>
          {emblem}
          {more ? (
            name
          ) : (
            <Link to={to} className={styles.whole}>
              {name}
              <Icon name="arrow-right" />
            </Link>
          )}
        </h3>
        <p>{summary}</p>
        {more && (
          <Link to={to} className={styles.whole}>
            {more}
            <VisuallyHidden>: {name}</VisuallyHidden>
            <Icon name="arrow-right" />
          </Link>
        )}
      </div>
    </article>
  );
}
