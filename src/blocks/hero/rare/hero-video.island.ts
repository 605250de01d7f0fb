/** Plays the video once the page has loaded, unless the visitor prefers reduced motion or saves data. */
export function hydrate(media: HTMLElement): void {
  const video = media.querySelector('video');
  const button = media.querySelector('button');
  if (!video || !button) return;
  video.muted = true; // only muted videos may autoplay
  // Not on the event `play`, which is also fired if the video cannot be loaded.
  video.addEventListener('playing', () => {
    button.toggleAttribute('data-playing', true);
    video.dataset.shown = ''; // until then it is transparent, above its poster
  });
  video.addEventListener('pause', () => button.toggleAttribute('data-playing', false));
  button.addEventListener('click', () => {
    if (button.hasAttribute('data-playing')) video.pause();
    else play(video);
  });
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || savesData()) return;
  if (document.readyState === 'complete') play(video);
  else window.addEventListener('load', () => play(video), { once: true });
}

/** Whether data saving is on; false in browsers without `navigator.connection`. */
function savesData() {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  return connection?.saveData ?? false;
}

/** Browsers may reject autoplay, for example to save battery; then the poster stays. */
function play(video: HTMLVideoElement) {
  if (video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) video.load(); // loading failed before: retry
  video.play().catch(() => {});
}
