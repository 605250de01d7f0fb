/** Plays the video once the page has loaded, unless the visitor asked for less motion or less data. */
export function wake(media: HTMLElement): void {
  const video = media.querySelector('video');
  const button = media.querySelector('button');
  if (!video || !button) return;
  video.muted = true; // React writes no such attribute into the HTML, and only what is silent may start by itself
  // Not when it is asked to play: what cannot be fetched never does.
  video.addEventListener('playing', () => {
    button.toggleAttribute('data-playing', true);
    video.dataset.shown = '';
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

/** Whether the visitor asked the browser to save data; one without `connection` does not say. */
function savesData() {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  return connection?.saveData ?? false;
}

/** A browser may refuse, to save battery: then the poster stays. */
function play(video: HTMLVideoElement) {
  if (video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) video.load(); // it failed before: try again
  video.play().catch(() => {});
}
