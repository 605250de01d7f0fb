import { ButtonLink } from '../../ui/button-link';
import card from '../../ui/card.module.css';
import { Section } from '../../ui/section';
import type { BlockProps } from '../define-block';
import styles from './map.module.css';

/** A map of another site beside the address and a link, which stay where the frame cannot be loaded. */
export function EmbeddedMap({ block: { id, heading, office, embed, link, title } }: BlockProps<'map'>) {
  return (
    <Section block="map" id={id} heading={heading}>
      <div className={styles.map}>
        <div className={`${card.card} ${styles.card}`}>
          <address>{office}</address>
          <ButtonLink {...link} look="quiet" />
        </div>
        <iframe
          className={styles.frame}
          src={embed}
          title={title}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-popups"
        />
      </div>
    </Section>
  );
}
