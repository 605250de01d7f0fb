import { ButtonLink } from '../../ui/button-link';
import card from '../../ui/card.module.css';
import { Section } from '../../ui/section';
import { Text } from '../../ui/text';
import type { BlockProps } from '../block-props';
import styles from './map.module.css';

/**
 * A map of another site beside its name, the address and a link to the same place. No page can find out whether it has
 * come, so they are always there, and its ground marks the place. The frame has no `sandbox`: with scripts allowed it needs
 * `allow-same-origin` as well, because OpenStreetMap refuses requests without a Referer and a frame without an origin sends
 * none, and the two together offer little protection. What may be framed is limited by the site's policy.
 */
export function EmbeddedMap({
  block: { id, heading, office, embed, link, title },
  words,
}: BlockProps<'map'>) {
  return (
    <Section block="map" id={id} heading={heading}>
      <figure className={`${card.card} ${styles.map}`}>
        <figcaption>
          <strong>
            <Text text={title} />
          </strong>
          <address>{office}</address>
          <p>{words.mapMissing}</p>
          <ButtonLink {...link} look="quiet" />
        </figcaption>
        <iframe src={embed} title={title} loading="lazy" referrerPolicy="strict-origin-when-cross-origin" />
      </figure>
    </Section>
  );
}
