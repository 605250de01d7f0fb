import type { Step } from '../../generated/compiled';
import card from '../../ui/card.module.css';
import { CardText } from '../../ui/card-text';
import { Carousel } from '../../ui/carousel/carousel';
import { Icon } from '../../ui/icon';
import { Section } from '../../ui/section';
import { SizedImage } from '../../ui/sized-image';
import type { BlockDefinition, BlockProps } from '../block-props';
import styles from './steps.module.css';

/**
 * As a carousel (spec 000, section 9): one step on phones, two from 640 px, three from 1024 px, four from 1280 px; it
 * advances every 3 s.
 */
const perView = { base: 1, small: 2, large: 3, wide: 4 };
const interval = 3000;

/** A process as numbered steps. */
function Steps({ block, words }: BlockProps<'steps'>) {
  const { id, heading, lead, display = 'list', items } = block;
  return (
    <Section block="steps" id={id} heading={heading} lead={lead} beside={display === 'list'}>
      {display === 'carousel' ? (
        <Carousel label={heading} words={words} perView={perView} interval={interval}>
          {items.map((step, index) => (
            <article key={index} className={`${card.card} ${styles.card}`} data-item="">
              {step.image && <SizedImage image={step.image} className={styles.image} perRow={perView} />}
              <StepText step={step} number={index + 1} />
            </article>
          ))}
        </Carousel>
      ) : (
        <ol className={styles.steps}>
          {items.map((step, index) => (
            <li key={index} data-item="">
              <div>
                <StepText step={step} number={index + 1} />
              </div>
              {step.image && <SizedImage image={step.image} className={styles.image} />}
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

export const block: BlockDefinition<'steps'> = { component: Steps };

/** A step. The number is text, because the steps of a carousel are not an ordered list. */
function StepText({ step: { icon, title, text, link }, number }: { step: Step; number: number }) {
  return (
    <>
      <div className={styles.glyph}>
        <span className={styles.number}>{number}</span>
        {icon && <Icon name={icon} />}
      </div>
      <CardText title={title} text={text} link={link} />
    </>
  );
}
