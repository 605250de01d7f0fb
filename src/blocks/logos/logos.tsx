import { formatPlural } from '../../format/plural';
import { islandAttributes } from '../../islands/island-attributes';
import { ButtonLink } from '../../ui/button-link';
import { PlayPauseButton } from '../../ui/carousel/play-pause-button';
import { Section } from '../../ui/section';
import type { BlockDefinition, BlockProps } from '../block-props';
import styles from './logos.module.css';

/** Number of logos that are not collapsed if nothing moves: it makes full rows at any width. */
const stillCount = 12;

/**
 * All partners in a strip, which the script moves once it has made the pause button work. Without animation they are in
 * rows, and those after the twelfth are collapsed. The disclosure for these precedes the logos in the DOM, so that
 * styles can hide them while it is closed, and is displayed below. `visible` is how many logos the strip shows at once.
 */
function Logos({ block, words, locale }: BlockProps<'logos'>) {
  const { id, heading, lead, collection: partners, visible, action } = block;
  return (
    <Section block="logos" id={id} heading={heading} lead={lead}>
      <div className={styles.logos} {...islandAttributes('logos', 'visible')}>
        {partners.length > stillCount && (
          <details className={styles.all}>
            <summary>{formatPlural(partners.length, words.allLogos, locale)}</summary>
          </details>
        )}
        <div className={styles.view} data-visible={visible}>
          <div className={styles.track}>
            <ul className={styles.strip} aria-label={heading}>
              {partners.map(({ id: key, name, logo: { src, width, height } }) => (
                <li key={key} data-item="">
                  <img src={src} alt={name} width={width} height={height} loading="lazy" decoding="async" />
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className={styles.below}>
          <PlayPauseButton
            playLabel={words.resumeAutoPlay}
            pauseLabel={words.pauseAutoPlay}
            className={styles.toggle}
          />
          {action && <ButtonLink {...action} look="quiet" />}
        </div>
      </div>
    </Section>
  );
}

export const block: BlockDefinition<'logos'> = { component: Logos };
