import { ButtonLink } from '../../ui/button-link';
import card from '../../ui/card.module.css';
import { Section } from '../../ui/section';
import type { BlockProps } from '../block-props';
import styles from './map.module.css';

/**
 * A map of another site beside the address and a link, which remain if the frame cannot be loaded. The frame has no
 * `sandbox`: with scripts allowed it needs `allow-same-origin` as well, because OpenStreetMap refuses requests without
 * a Referer and a frame without an origin sends none, and the two together offer little protection. What may be framed
 * is limited by the site's policy.
 */
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
        />
      </div>
    </Section>
  );
}
