import { useEffect, useRef, useState } from 'react';
import type { Words } from '../../compiled';
import type { HeroVideo as HeroVideoData } from '../../generated/compiled';
import { Icon } from '../../ui/icon';
import { reducedMotion } from '../../ui/media-query';
import styles from './hero.module.css';

/**
 * The video over its poster, and the button that stops it (WCAG 2.2.2). It is loaded and played by script only. Without
 * script, with reduced motion or with data saving the poster stays; the button still plays it on request.
 */
export function HeroVideo({ video: { webm, mp4 }, words }: { video: HeroVideoData; words: Words }) {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [hasPlayed, setHasPlayed] = useState(false);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.muted = true; // React writes no such attribute into the HTML, and only what is silent may start by itself
    if (!window.matchMedia(reducedMotion).matches && !savesData()) play(element);
  }, []);

  const toggle = () => {
    const element = video.current;
    if (!element) return;
    if (isPlaying) element.pause();
    else play(element);
  };

  return (
    <>
      <video
        ref={video}
        className={styles.video}
        muted
        loop
        playsInline
        preload="none"
        tabIndex={-1}
        aria-hidden="true"
        data-shown={hasPlayed ? '' : undefined}
        onPlaying={() => {
          setIsPlaying(true); // not when it is asked to: what cannot be fetched never does
          setHasPlayed(true);
        }}
        onPause={() => setIsPlaying(false)}
      >
        {webm && <source src={webm.href} type="video/webm" />}
        {mp4 && <source src={mp4.href} type="video/mp4" />}
      </video>
      <button type="button" className={styles.toggle} onClick={toggle}>
        <Icon name={isPlaying ? 'pause' : 'play'} />
        {isPlaying ? words.pauseVideo : words.playVideo}
      </button>
    </>
  );
}

/** Whether the visitor asked the browser to save data; one without `connection` does not say. */
function savesData() {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  return connection?.saveData ?? false;
}

/** A browser may refuse, to save battery: then the poster stays. */
function play(video: HTMLVideoElement) {
  video.play().catch(() => {});
}
