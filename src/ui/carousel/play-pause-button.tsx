import type { ComponentProps } from 'react';
import { Icon } from '../icon';
import styles from './play-pause-button.module.css';

interface PlayPauseButtonProps extends ComponentProps<'button'> {
  /** What it says while nothing plays, and while something does. */
  play: string;
  pause: string;
}

/**
 * A button that pauses what moves and plays it again. It has both its labels; `data-playing` chooses between them.
 */
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
