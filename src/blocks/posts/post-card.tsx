import { Fragment } from 'react';
import type { Locale } from '../../compiled';
import { dateParts } from '../../format/date-time';
import type { ListedPost } from '../../resolved';
import card from '../../ui/card.module.css';
import type { CountByBreakpoint } from '../../ui/carousel/carousel-width';
import { Link } from '../../ui/link';
import { SizedImage } from '../../ui/sized-image';
import { inLanguages } from '../../ui/text';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './posts.module.css';

interface PostCardProps {
  post: ListedPost;
  readMore: string;
  locale: Locale;
  /** For cards of a carousel only, which have no year and no summary: the number in a row. */
  perRow?: CountByBreakpoint;
}

/** A post as a card. The whole card is clickable; the accessible name of its single link includes the post's title. */
export function PostCard({
  post: { image, date, title, summary, to },
  readMore,
  perRow,
  locale,
}: PostCardProps) {
  const shownParts = (date ? dateParts(date, locale) : []).filter(({ type }) => type !== 'year' || !perRow);
  return (
    <article className={`${card.card} ${styles.post}`} data-item="">
      <SizedImage image={image} className={styles.image} perRow={perRow} />
      {date && (
        <p className={styles.date}>
          {shownParts.map(({ type, text }, index) => (
            <Fragment key={type}>
              {index > 0 && ' '}
              {type === 'day' ? <strong>{text}</strong> : <span>{text}</span>}
            </Fragment>
          ))}
        </p>
      )}
      <div className={styles.text}>
        <h3>{inLanguages(title)}</h3>
        {summary && !perRow && <p>{inLanguages(summary)}</p>}
        <Link to={to} className={styles.link}>
          {readMore}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Link>
      </div>
    </article>
  );
}
