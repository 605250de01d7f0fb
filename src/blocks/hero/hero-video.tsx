import type { WordsOfBlocks } from '../../compiled';
import type { HeroVideo as HeroVideoData } from '../../generated/compiled';
import { PlayPauseButton } from '../../ui/carousel/play-pause-button';
import { focusStyle } from '../../ui/sized-image';
import styles from './hero.module.css';

/**
 * The video over its poster, and the button that stops it (WCAG 2.2.2). It is loaded and played by script only. Without
 * script, with reduced motion or with data saving the poster stays; the button still plays it on request.
 */
export function HeroVideo({
  video: { poster, webm, mp4 },
  words,
}: {
  video: HeroVideoData;
  words: WordsOfBlocks['hero'];
}) {
  return (
    <>
      <video
        className={styles.video}
        style={poster.focus && focusStyle(poster.focus)}
        muted
        loop
        playsInline
        preload="none"
        tabIndex={-1}
        aria-hidden="true"
      >
        {webm && <source src={webm.href} type="video/webm" />}
        {mp4 && <source src={mp4.href} type="video/mp4" />}
      </video>
      <PlayPauseButton play={words.playVideo} pause={words.pauseVideo} className={styles.toggle} />
    </>
  );
}
