import { useId } from 'react';
import type { MappedPlace } from '../../generated/compiled';
import { ButtonLink } from '../../ui/button-link';
import card from '../../ui/card.module.css';
import { Section } from '../../ui/section';
import { Text } from '../../ui/text';
import type { BlockProps } from '../block-props';
import styles from './map.module.css';

/** A map of another site, or several of them. Nothing is asked of that site before somebody presses to see its map. */
export function EmbeddedMap({ block, words }: BlockProps<'map'>) {
  const { id, heading } = block;
  return (
    <Section block="map" id={id} heading={heading}>
      {placesOf(block).map((place) => (
        <Place key={place.embed} place={place} words={words} />
      ))}
    </Section>
  );
}

interface PlaceProps {
  place: Pick<MappedPlace, 'office' | 'embed' | 'link' | 'title'>;
  words: BlockProps<'map'>['words'];
}

/**
 * A frame beside its name, the address and two links: one opens the map in the frame, by its name and so without script; the
 * other leads to the same place, since no page can find out whether a map has come. The frame has no `sandbox`: with scripts
 * allowed it needs `allow-same-origin` as well, because OpenStreetMap refuses requests without a Referer and a frame without
 * an origin sends none, and the two together offer little protection. What may be framed is limited by the site's policy.
 */
function Place({ place: { office, embed, link, title }, words }: PlaceProps) {
  const frame = `map${useId()}`;
  return (
    <figure className={`${card.card} ${styles.map}`}>
      <figcaption>
        <strong>
          <Text text={title} />
        </strong>
        <address>{office}</address>
        <p>{words.outsideMap.replace('{site}', new URL(embed).hostname)}</p>
        <div className={styles.buttons}>
          <ButtonLink
            to={{ kind: 'external', href: embed }}
            frame={frame}
            label={words.showMap}
            look="quiet"
          />
          <ButtonLink {...link} look="quiet" />
        </div>
      </figcaption>
      <iframe name={frame} title={title} />
    </figure>
  );
}

/** Those of the collection, or the one that the block says itself (compiler/checks/empty-blocks.ts). */
const placesOf = ({
  collection,
  office,
  embed,
  link,
  title,
}: BlockProps<'map'>['block']): readonly PlaceProps['place'][] =>
  collection ?? (office && embed && link && title ? [{ office, embed, link, title }] : []);
