import { ButtonLink } from '../../ui/button-link';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { Section } from '../../ui/section';
import { VisuallyHidden } from '../../ui/visually-hidden';
import type { BlockProps } from '../define-block';
import styles from './posts.module.css';

/** Articles to choose from. The whole card can be pressed; its one link is named by the post's title too. */
export function Posts({ block }: BlockProps<'posts'>) {
  const { id, heading, lead, display, readMore, items, action } = block;
  return (
    <Section block="posts" id={id} heading={heading} lead={lead}>
      <ul className={styles.posts} data-display={display}>
        {items.map(({ image, day, month, title, to }) => (
          <li key={title} className={styles.post} data-item="">
            <Picture image={image} className={styles.picture} />
            <p className={styles.date}>
              <span>{month}</span> <strong>{day}</strong>
            </p>
            <div className={styles.words}>
              <h3>{title}</h3>
              <Link to={to} className={styles.link}>
                {readMore}
                <VisuallyHidden>: {title}</VisuallyHidden>
              </Link>
            </div>
          </li>
        ))}
      </ul>
      {action && (
        <div className={styles.action}>
          <ButtonLink {...action} look="quiet" />
        </div>
      )}
    </Section>
  );
}
