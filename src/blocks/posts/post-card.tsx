import type { Post } from '../../generated/compiled';
import type { PerView } from '../../ui/carousel-width';
import { Link } from '../../ui/link';
import { SizedImage } from '../../ui/sized-image';
import { Text } from '../../ui/text';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './posts.module.css';

interface PostCardProps {
  post: Post;
  readMore: string;
  /** How many are beside each other. */
  perRow?: PerView;
}

/** The whole card can be pressed; its one link is named by the post's title too. */
export function PostCard({ post: { image, day, month, title, to }, readMore, perRow }: PostCardProps) {
  return (
    <article className={styles.post} data-item="">
      <SizedImage image={image} className={styles.image} perRow={perRow} />
      <p className={styles.date}>
        <span>{month}</span> <strong>{day}</strong>
      </p>
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
