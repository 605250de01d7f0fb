import { Carousel } from '../../ui/carousel/carousel';
import { Section } from '../../ui/section';
import type { BlockDefinition, BlockProps } from '../block-props';
import { PageCard } from './page-card';
import styles from './page-cards.module.css';
import sections from './sections.module.css';

/**
 * How many cards are in view at each breakpoint, and the interval in ms after which the carousel advances, by `display`
 * (spec 000, section 9). From 1024 px, `grid` shows all cards in rows.
 */
const carousels = {
  slider: { perView: { base: 1, medium: 2, large: 3 }, interval: 3000 },
  carousel: { perView: { base: 1, small: 2, large: 3, wide: 4 }, interval: 5000 },
  grid: { perView: { base: 1, small: 2, large: 3 }, interval: 4000, grid: true },
};

/** Cards of pages, which are found at build. `others` are below, under their own heading. */
function PageCards({ block, words }: BlockProps<'page-cards'>) {
  const { id, heading, lead, pages, display, more, others } = block;
  const hasImages = display !== 'sections' && pages.some(({ image }) => image);
  const perRow = display === 'sections' ? undefined : carousels[display].perView;
  const cards = pages.map((card) => (
    <PageCard key={card.to.href} card={card} more={more} hasImages={hasImages} perRow={perRow} />
  ));
  return (
    <Section block="page-cards" id={id} heading={heading} lead={lead}>
      {display === 'sections' ? (
        <div className={sections.sections}>{cards}</div>
      ) : (
        <Carousel label={heading} words={words} {...carousels[display]}>
          {cards}
        </Carousel>
      )}
      {others && (
        <>
          <p className={styles.beforeOthers}>{others.heading}</p>
          {/* `data-wide`: the styles put the image and the text of a single card side by side. */}
          <div className={styles.others} data-wide={others.pages.length === 1 ? '' : undefined}>
            {others.pages.map((card) => (
              <PageCard key={card.to.href} card={card} hasImages={hasImages} perRow={perRow} />
            ))}
          </div>
        </>
      )}
    </Section>
  );
}

export const block: BlockDefinition<'page-cards'> = { component: PageCards };
