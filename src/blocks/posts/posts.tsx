import { ButtonLink } from '../../ui/button-link';
import { Carousel } from '../../ui/carousel/carousel';
import { Section } from '../../ui/section';
import type { BlockProps } from '../block-props';
import { PostCard } from './post-card';
import styles from './posts.module.css';

/** Spec 000, section 9: the blog carousel. */
const perView = { base: 1, small: 2, large: 3 };
const autoPlay = 4000;

/**
 * Links to articles. A carousel of three contains them twice, so that it can move although all are visible (spec 000,
 * “Blog pages”).
 */
export function Posts({ block, words, locale }: BlockProps<'posts'>) {
  const { id, heading, lead, display, readMore, pages = [], items = pages, action } = block;
  const isInRow = display === 'teasers' || display === 'grid';
  const cards = items.map((post) => (
    <PostCard
      key={post.title}
      post={post}
      readMore={readMore}
      locale={locale}
      perRow={isInRow ? perView : undefined}
    />
  ));
  return (
    <Section block="posts" id={id} heading={heading} lead={lead}>
      {isInRow ? (
        <Carousel
          label={heading}
          words={words}
          perView={perView}
          autoPlay={autoPlay}
          grid={display === 'grid'}
          copied={items.length > 1 && items.length <= perView.large}
        >
          {cards}
        </Carousel>
      ) : (
        <ul className={styles.posts} data-display={display}>
          {cards.map((card) => (
            <li key={card.key}>{card}</li>
          ))}
        </ul>
      )}
      {action && (
        <div className={styles.action}>
          <ButtonLink {...action} look="quiet" />
        </div>
      )}
    </Section>
  );
}
