import type { CSSProperties } from 'react';
import { Section } from '../../ui/section';
import { SizedImage } from '../../ui/sized-image';
import type { BlockDefinition, BlockProps } from '../block-props';
import dark from '../dark-section.module.css';
import styles from './place-map.module.css';

/**
 * A full-bleed map. Its places are a list, which is the text alternative: on a wide map each name is at its marker, on
 * the `side` where it has room; on a narrow one it is below the map, with the marker's number. If names have no room on
 * a wide map, `labels` is `numbers` or `none`, and the list is below it, too.
 */
function PlaceMap({ block: { id, heading, lead, map } }: BlockProps<'place-map'>) {
  return (
    <Section
      block="place-map"
      id={id}
      heading={heading}
      lead={lead}
      className={`${dark.dark} ${styles.section}`}
    >
      <div className={styles.map} data-labels={map.labels === 'names' ? undefined : map.labels}>
        <SizedImage image={{ ...map.image, alt: '' }} />
        <ol>
          {map.places.map(({ name, x, y, side }) => (
            <li key={name} data-side={side} style={positionStyle(x, y)}>
              {name}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

export const block: BlockDefinition<'place-map'> = { component: PlaceMap };

/** The position of a marker: fractions of the map's width, from its centre, and of its height, from its top. */
const positionStyle = (x: number, y: number) =>
  ({ '--x': rounded(x - 0.5), '--y': rounded(y) }) as CSSProperties;

const rounded = (fraction: number) => Math.round(fraction * 1000) / 1000;
