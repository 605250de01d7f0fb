import type { WordsOfBlocks } from '../../compiled';
import type { HeroVideo as HeroVideoData } from '../../generated/compiled';
import { PlayPauseButton } from '../../ui/carousel/play-pause-button';
import { focusStyle } from '../../ui/sized-image';
import styles from './hero.module.css';

/**
 * A video on top of its poster, with a pause button (WCAG 2.2.2). A script loads and plays it. Without JavaScript, with
 * reduced motion or with data saving, the poster stays; with script, the button still plays the video.
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
        style={poster.focus && focusStyle(poster.focus)} // the part of the picture that is kept if it is cropped
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
      <PlayPauseButton playLabel={words.playVideo} pauseLabel={words.pauseVideo} className={styles.toggle} />
    </>
  );
}
