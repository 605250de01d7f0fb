import type { Locale } from '../../compiled';
import { monthAndDay } from '../../format/date-time';
import type { ListedPost } from '../../resolved';
import type { PerView } from '../../ui/carousel/carousel-width';
import { Link } from '../../ui/link';
import { SizedImage } from '../../ui/sized-image';
import { Text } from '../../ui/text';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './posts.module.css';

interface PostCardProps {
  post: ListedPost;
  readMore: string;
  locale: Locale;
  /** Number of cards in a row. */
  perRow?: PerView;
}

/** A post as a card. The whole card is clickable; the accessible name of its single link includes the post's title. */
export function PostCard({ post: { image, date, title, to }, readMore, perRow, locale }: PostCardProps) {
  const [first, second] = (date ? monthAndDay(date, locale) : []).map(({ type, text }) =>
    type === 'day' ? <strong key={type}>{text}</strong> : <span key={type}>{text}</span>,
  );
  return (
    <article className={styles.post} data-item="">
      <SizedImage image={image} className={styles.image} perRow={perRow} />
      {date && (
        <p className={styles.date}>
          {first} {second}
        </p>
      )}
      <div className={styles.words}>
        <h3>
          <Text text={title} />
        </h3>
        <Link to={to} className={styles.link}>
          {readMore}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Link>
      </div>
    </article>
  );
}
