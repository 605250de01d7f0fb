import type { MappedPlace } from '../../generated/compiled';
import { ButtonLink } from '../../ui/button-link';
import card from '../../ui/card.module.css';
import { Section } from '../../ui/section';
import { Text } from '../../ui/text';
import type { BlockProps } from '../block-props';
import styles from './map.module.css';

/**
 * A map of another site beside its name, the address and a link to the same place, or several of them. No page can find out
 * whether a map has come, so they are always there, and its ground marks the place. The frame has no `sandbox`: with scripts
 * allowed it needs `allow-same-origin` as well, because OpenStreetMap refuses requests without a Referer and a frame without
 * an origin sends none, and the two together offer little protection. What may be framed is limited by the site's policy.
 */
export function EmbeddedMap({ block, words }: BlockProps<'map'>) {
  const { id, heading } = block;
  return (
    <Section block="map" id={id} heading={heading}>
      {placesOf(block).map(({ office, embed, link, title }) => (
        <figure key={embed} className={`${card.card} ${styles.map}`}>
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
      ))}
    </Section>
  );
}

type Place = Pick<MappedPlace, 'office' | 'embed' | 'link' | 'title'>;

/** Those of the collection, or the one that the block says itself (compiler/checks/empty-blocks.ts). */
const placesOf = ({ collection, office, embed, link, title }: BlockProps<'map'>['block']): readonly Place[] =>
  collection ?? (office && embed && link && title ? [{ office, embed, link, title }] : []);
