import { ButtonLink } from '../../ui/button-link';
import { Carousel } from '../../ui/carousel/carousel';
import { Section } from '../../ui/section';
import type { BlockDefinition, BlockProps } from '../block-props';
import { PostCard } from './post-card';
import styles from './posts.module.css';

/**
 * The blog carousel (spec 000, section 9): one slide on phones, two from 640 px, three from 1024 px; it advances every
 * 4 s.
 */
const perView = { base: 1, small: 2, large: 3 };
const interval = 4000;

/**
 * Links to articles. If there are no more posts than fit in view (two or three), the script duplicates them, so that the
 * carousel can still move (spec 000, “Blog pages”).
 */
function Posts({ block, words, locale }: BlockProps<'posts'>) {
  const { id, heading, lead, display, readMore, pages = [], items = pages, action } = block;
  const usesCarousel = display === 'teasers' || display === 'grid';
  const cards = items.map((post) => (
    <PostCard
      key={post.title}
      post={post}
      readMore={readMore}
      locale={locale}
      perRow={usesCarousel ? perView : undefined}
    />
  ));
  return (
    <Section block="posts" id={id} heading={heading} lead={lead}>
      {usesCarousel ? (
        <Carousel
          label={heading}
          words={words}
          perView={perView}
          interval={interval}
          grid={display === 'grid'}
          duplicated={items.length > 1 && items.length <= perView.large}
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

export const block: BlockDefinition<'posts'> = { component: Posts };
