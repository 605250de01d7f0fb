import type { ComponentProps } from 'react';
import { Icon } from '../icon';
import styles from './play-pause-button.module.css';

interface PlayPauseButtonProps extends ComponentProps<'button'> {
  /** The labels for the paused and the playing state. */
  play: string;
  pause: string;
}

/** Pauses and resumes moving content. It contains both labels; CSS selects one by `data-playing`. */
export function PlayPauseButton({ play, pause, className = '', ...rest }: PlayPauseButtonProps) {
  return (
    <button type="button" className={`${styles.button} ${className}`} {...rest}>
      <span>
        <Icon name="play" />
        {play}
      </span>
      <span>
        <Icon name="pause" />
        {pause}
      </span>
    </button>
  );
}
