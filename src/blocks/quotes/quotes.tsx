import { formatDate } from '../../format/date-time';
import card from '../../ui/card.module.css';
import { Carousel } from '../../ui/carousel/carousel';
import { fullRowAttributes } from '../../ui/full-rows';
import rows from '../../ui/full-rows.module.css';
import { Paragraph } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import { SizedImage } from '../../ui/sized-image';
import { inLanguages } from '../../ui/text';
import type { BlockDefinition, BlockProps } from '../block-props';
import styles from './quotes.module.css';

/** Maximum number in a row on a large screen. More are shown in a carousel. */
const maxInRow = 3;
const perView = { base: 1, medium: 2, large: maxInRow };
const interval = 9000; // in ms: longer than other carousels, since a quote takes longer to read

/** How many of the small pictures of people would fit in a row, for their `sizes`. */
const picturesPerRow = { base: 8, large: 24 };

/** Quotes by people. Their consent is checked and not shown. */
function Quotes({
  block: { id, heading, lead, collection = [], items = [] },
  words,
  locale,
}: BlockProps<'quotes'>) {
  const all = [...collection, ...items];
  const isRow = all.length <= maxInRow;
  const quotes = all.map(({ text, name, who, course, year, date, image }, index) => (
    <figure
      key={index}
      className={`${card.card} ${styles.quote}`}
      data-item=""
      {...(isRow && fullRowAttributes(index, all.length))}
    >
      <blockquote>
        <Paragraph text={text} />
      </blockquote>
      <figcaption>
        {image && <SizedImage image={image} className={styles.picture} perRow={picturesPerRow} />}
        <span className={styles.person}>
          <strong>{inLanguages(name)}</strong>
          {who && <span>{inLanguages(who)}</span>}
          {(course || year) && <span>{inLanguages([course, year].filter(Boolean).join(', '))}</span>}
          {date && <time dateTime={date}>{formatDate(date, locale)}</time>}
        </span>
      </figcaption>
    </figure>
  ));
  return (
    <Section block="quotes" id={id} heading={heading} lead={lead}>
      {isRow ? (
        <div className={rows.rows}>{quotes}</div>
      ) : (
        <Carousel label={heading} words={words} perView={perView} interval={interval} className={styles.row}>
          {quotes}
        </Carousel>
      )}
    </Section>
  );
}

export const block: BlockDefinition<'quotes'> = { component: Quotes };
