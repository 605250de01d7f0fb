import type { CSSProperties } from 'react';
import { Section } from '../../ui/section';
import { SizedImage } from '../../ui/sized-image';
import type { BlockProps } from '../block-props';
import styles from './place-map.module.css';

/**
 * A map from edge to edge. Its places are a list of text, which is also what it says in words: each name is at its mark on
 * a wide map, and below a narrow one, with the number that is at the mark.
 */
export function PlaceMap({ block: { id, heading, lead, map } }: BlockProps<'place-map'>) {
  return (
    <Section block="place-map" id={id} heading={heading} lead={lead} className={styles.section}>
      <div className={styles.map} data-labels={map.labels === 'names' ? undefined : map.labels}>
        <SizedImage image={{ ...map.image, alt: '' }} />
        <ol>
          {map.places.map(({ name, x, y, side }) => (
            <li key={name} data-side={side} style={placeOf(x, y)}>
              {name}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

/** From the middle to the right in parts of the width, and from the top in parts of the height. */
const placeOf = (x: number, y: number) => ({ '--x': rounded(x - 0.5), '--y': rounded(y) }) as CSSProperties;

const rounded = (part: number) => Math.round(part * 1000) / 1000;
