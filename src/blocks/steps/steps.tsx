import type { Step } from '../../generated/compiled';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { RichText } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import { Slider } from '../../ui/slider';
import type { BlockProps } from '../define-block';
import styles from './steps.module.css';

/** Spec 000, section 9: the process carousel of the home page. */
const perView = { base: 1, small: 2, large: 3, wide: 4 };
const autoPlay = 3000;

/** A process, each step with its number. */
export function Steps({ block, words }: BlockProps<'steps'>) {
  const { id, heading, lead, display = 'list', items } = block;
  return (
    <Section block="steps" id={id} heading={heading} lead={lead}>
      {display === 'carousel' ? (
        <Slider label={heading} words={words} perView={perView} autoPlay={autoPlay}>
          {items.map((step, index) => (
            <article key={step.title} className={styles.card} data-item="">
              {step.image && <Picture image={step.image} className={styles.picture} />}
              <StepText step={step} number={index + 1} />
            </article>
          ))}
        </Slider>
      ) : (
        <ol className={styles.steps}>
          {items.map((step, index) => (
            <li key={step.title} data-item="">
              <div>
                <StepText step={step} number={index + 1} />
              </div>
              {step.image && <Picture image={step.image} className={styles.picture} />}
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

/** The number is said by the list where there is one, and seen in both. */
function StepText({ step: { icon, title, text, link }, number }: { step: Step; number: number }) {
  return (
    <>
      <div className={styles.mark}>
        <span className={styles.number}>{number}</span>
        {icon && <Icon name={icon} />}
      </div>
      <h3>{title}</h3>
      {text && (
        <p>
          <RichText text={text} />
        </p>
      )}
      {link && (
        <Link to={link.to} className={styles.link}>
          {link.label}
        </Link>
      )}
    </>
  );
}
