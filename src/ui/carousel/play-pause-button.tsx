import type { ComponentProps } from 'react';
import { Icon } from '../icon';
import styles from './play-pause-button.module.css';

interface PlayPauseButtonProps extends ComponentProps<'button'> {
  /** The label while paused. */
  playLabel: string;
  /** The label while playing. */
  pauseLabel: string;
}

/**
 * Pauses and resumes moving content. It contains both labels; CSS selects one by the attribute `data-playing`, which
 * the caller's script sets on the button.
 */
export function PlayPauseButton({ playLabel, pauseLabel, className = '', ...rest }: PlayPauseButtonProps) {
  return (
    <button type="button" className={`${styles.button} ${className}`} {...rest}>
      <span>
        <Icon name="play" />
        {playLabel}
      </span>
      <span>
        <Icon name="pause" />
        {pauseLabel}
      </span>
    </button>
  );
}
