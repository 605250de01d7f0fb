import card from '../../ui/card.module.css';
import { Link } from '../../ui/link';
import { Section } from '../../ui/section';
import type { BlockProps } from '../block-props';
import styles from './map.module.css';

/**
 * A map of another site beside the address. No page can find out whether it has come, so its name and a link to the same
 * place are always below it. The frame has no `sandbox`: with scripts allowed it needs `allow-same-origin` as well,
 * because OpenStreetMap refuses requests without a Referer and a frame without an origin sends none, and the two together
 * offer little protection. What may be framed is limited by the site's policy.
 */
export function EmbeddedMap({
  block: { id, heading, office, embed, link, title },
  words,
}: BlockProps<'map'>) {
  return (
    <Section block="map" id={id} heading={heading}>
      <div className={styles.map}>
        <div className={`${card.card} ${styles.card}`}>
          <address>{office}</address>
        </div>
        <figure className={styles.figure}>
          <iframe
            className={styles.frame}
            src={embed}
            title={title}
            loading="lazy"
            referrerPolicy="strict-origin-when-cross-origin"
          />
          <figcaption>
            {title}. {words.mapMissing} <Link to={link.to}>{link.label}</Link>
          </figcaption>
        </figure>
      </div>
    </Section>
  );
}
