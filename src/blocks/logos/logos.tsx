import { useEffect, useRef, useState } from 'react';
import type { Partner } from '../../generated/compiled';
import { ButtonLink } from '../../ui/button-link';
import { Icon } from '../../ui/icon';
import { Section } from '../../ui/section';
import { useHydrated } from '../../ui/use-hydrated';
import type { BlockProps } from '../block-props';
import { Logo } from './logo';
import styles from './logos.module.css';

/**
 * All partners in a strip that moves once the button that pauses it works. The second copy of the strip closes the loop
 * and is hidden from screen readers.
 */
export function Logos({ block, words }: BlockProps<'logos'>) {
  const { id, heading, lead, partners, visible, action } = block;
  const isHydrated = useHydrated();
  const [isPlaying, setIsPlaying] = useState(true);
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const track = useRef<HTMLDivElement>(null);
  const shown = partners.filter((partner) => !failed.has(partner.id));
  const hide = ({ id: lost }: Partner) => setFailed((before) => new Set([...before, lost]));

  // A loop takes the longer the more there are: all strips are equally quick. A style attribute would not be ours.
  useEffect(() => track.current?.style.setProperty('--count', String(shown.length)), [shown.length]);

  return (
    <Section block="logos" id={id} heading={heading} lead={lead}>
      <div className={styles.view} data-visible={visible}>
        <div
          ref={track}
          className={styles.track}
          data-state={isHydrated ? (isPlaying ? 'playing' : 'paused') : undefined}
        >
          <ul className={styles.strip} aria-label={heading}>
            {shown.map((partner) => (
              <li key={partner.id} data-item="">
                <Logo partner={partner} onFail={hide} />
              </li>
            ))}
          </ul>
          <ul className={styles.strip} data-copy="" aria-hidden="true" inert>
            {shown.map((partner) => (
              <li key={partner.id}>
                <Logo partner={partner} onFail={hide} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.below}>
        <button
          type="button"
          className={styles.toggle}
          disabled={!isHydrated}
          onClick={() => setIsPlaying(!isPlaying)}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
          {isPlaying ? words.pauseAutoPlay : words.resumeAutoPlay}
        </button>
        {action && <ButtonLink {...action} />}
      </div>
    </Section>
  );
}
