import { Fragment } from 'react';
import type { Locale } from '../../compiled';
import { dateParts } from '../../format/date-time';
import { ButtonLink } from '../../ui/button-link';
import card from '../../ui/card.module.css';
import { Carousel } from '../../ui/carousel/carousel';
import { Link } from '../../ui/link';
import { Section } from '../../ui/section';
import { SizedImage } from '../../ui/sized-image';
import { inLanguages } from '../../ui/text';
import { VisuallyHidden } from '../../ui/visually-hidden';
import type { BlockDefinition, BlockProps } from '../block-props';
import styles from './posts.module.css';

/**
 * The blog carousel (spec 000, section 9): one slide on phones, two from 640 px, three from 1024 px; it advances every
 * 4 s.
 */
const perView = { base: 1, small: 2, large: 3 };
const interval = 4000;

/**
 * Posts as cards, which are clickable as a whole; the accessible name of the single link of each includes its title. In
 * a carousel they have no year and no summary. If no more posts are in it than fit in view (two or three), the script
 * duplicates them, so that it can still move (spec 000, “Blog pages”).
 */
function Posts({ block, words, locale }: BlockProps<'posts'>) {
  const { id, heading, lead, display, readMore, pages = [], items = pages, action } = block;
  const usesCarousel = display === 'teasers' || display === 'grid';
  const cards = items.map(({ image, date, title, summary, to }) => (
    <article key={title} className={`${card.card} ${styles.post}`} data-item="">
      <SizedImage image={image} className={styles.image} perRow={usesCarousel ? perView : undefined} />
      {date && (
        <p className={styles.date}>
          <DateLines date={date} hasYear={!usesCarousel} locale={locale} />
        </p>
      )}
      <div className={styles.text}>
        <h3>{inLanguages(title)}</h3>
        {summary && !usesCarousel && <p>{inLanguages(summary)}</p>}
        <Link to={to} className={styles.link}>
          {readMore}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Link>
      </div>
    </article>
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
          {cards.map((post) => (
            <li key={post.key}>{post}</li>
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

/** The parts of a date, which the styles put below one another, the day larger than the others. */
const DateLines = ({ date, hasYear, locale }: { date: string; hasYear: boolean; locale: Locale }) =>
  dateParts(date, locale)
    .filter(({ type }) => hasYear || type !== 'year')
    .map(({ type, text }, index) => (
      <Fragment key={type}>
        {index > 0 && ' '}
        {type === 'day' ? <strong>{text}</strong> : <span>{text}</span>}
      </Fragment>
    ));
