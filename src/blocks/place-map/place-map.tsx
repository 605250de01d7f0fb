import type { CSSProperties } from 'react';
import { Section } from '../../ui/section';
import { SizedImage } from '../../ui/sized-image';
import type { BlockProps } from '../block-props';
import styles from './place-map.module.css';

/** A map from edge to edge. The names on it are a list of text, which is also what it says in words. */
export function PlaceMap({ block: { id, heading, lead, map } }: BlockProps<'place-map'>) {
  return (
    <Section block="place-map" id={id} heading={heading} lead={lead} className={styles.section}>
      <div className={styles.map}>
        <SizedImage image={{ ...map.image, alt: '' }} />
        <ul>
          {map.places.map(({ name, x, y, side }) => (
            <li key={name} data-side={side === 'start' ? side : undefined} style={placeOf(x, y)}>
              {name}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

const placeOf = (x: number, y: number) => ({ '--x': percent(x), '--y': percent(y) }) as CSSProperties;

const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;
