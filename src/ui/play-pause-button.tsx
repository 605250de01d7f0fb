import { Icon } from './icon';
import styles from './play-pause-button.module.css';

interface PlayPauseButtonProps {
  /** What it says while nothing plays, and while something does. */
  play: string;
  pause: string;
  className?: string;
}

/**
 * A button that pauses what moves and plays it again. It has both its labels; `data-playing`, which only script knows,
 * chooses between them.
 */
export function PlayPauseButton({ play, pause, className = '' }: PlayPauseButtonProps) {
  return (
    <button type="button" className={`${styles.button} ${className}`}>
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
