import { useId } from 'react';
import { fill } from '../../format/fill';
import { hiddenFrameScript } from '../../format/inline-scripts';
import type { MappedPlace } from '../../generated/compiled';
import { ButtonLink } from '../../ui/button-link';
import card from '../../ui/card.module.css';
import { Section } from '../../ui/section';
import { inLanguages } from '../../ui/text';
import type { BlockDefinition, BlockProps } from '../block-props';
import styles from './map.module.css';

/** One or several embedded maps of a third party. No request is made to it before the visitor opens a map. */
function EmbeddedMap({ block, words }: BlockProps<'map'>) {
  const { id, heading } = block;
  // A block without a collection has the properties of a single place (compiler/checks/incomplete-blocks.ts).
  const places = block.collection ?? [block as MapFigureProps['place']];
  return (
    <Section block="map" id={id} heading={heading}>
      {places.map((place) => (
        <MapFigure key={place.embed} place={place} hasTitle={places.length > 1} words={words} />
      ))}
    </Section>
  );
}

export const block: BlockDefinition<'map'> = { component: EmbeddedMap };

interface MapFigureProps {
  /** `office` is the address of the place, `embed` the URL of its map, and `link` leads to the provider's site. */
  place: Pick<MappedPlace, 'office' | 'embed' | 'link' | 'title'>;
  /** Whether the title of the place is shown. A single one has the heading of its section above it. */
  hasTitle: boolean;
  words: BlockProps<'map'>['words'];
}

/**
 * A frame with its name, address and two links. One opens the map in the frame, by `target`, so it works without
 * JavaScript; the other leads to the same place on the provider's site, since a page cannot detect whether a map has
 * loaded. A script hides the frame until the first link is followed, so that no box is empty. There is no `sandbox`:
 * OpenStreetMap needs scripts, and a Referer, which requires `allow-same-origin`; both together offer little
 * protection. The content security policy limits what may be framed.
 */
function MapFigure({ place: { office, embed, link, title }, hasTitle, words }: MapFigureProps) {
  const frame = `map${useId()}`;
  return (
    <figure className={`${card.card} ${styles.map}`}>
      <figcaption>
        <div>
          {hasTitle && <strong>{inLanguages(title)}</strong>}
          <address>{office}</address>
        </div>
        <div>
          <p>{fill(words.outsideMap, { site: new URL(embed).hostname })}</p>
          <div className={styles.buttons}>
            <ButtonLink
              to={{ kind: 'external', href: embed }}
              frame={frame}
              label={words.showMap}
              look="quiet"
            />
            <ButtonLink {...link} look="quiet" />
          </div>
        </div>
      </figcaption>
      <iframe name={frame} title={title} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, which the CSP allows by its hash */}
      <script dangerouslySetInnerHTML={{ __html: hiddenFrameScript }} />
    </figure>
  );
}
