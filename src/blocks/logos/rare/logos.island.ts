import { onFailedImages } from '../../../ui/failed-images';

/** Starts the animation and makes its pause button work. Logos that fail to load, now or earlier, are removed. */
export function hydrate(logos: HTMLElement): void {
  const view = logos.querySelector<HTMLElement>('[data-visible]');
  const track = view?.querySelector<HTMLElement>(':scope > div');
  const strip = track?.querySelector('ul');
  const button = logos.querySelector('button');
  if (!view || !track || !strip || !button) return;

  // The duration grows with the number of logos, so that all strips have the same speed. Set from script,
  // because failed logos are removed.
  const updateCount = () =>
    track.style.setProperty('--count', String(track.querySelectorAll('[data-item]').length));
  const remove = (failed: HTMLImageElement) => {
    for (const image of track.querySelectorAll('img'))
      if (image.src === failed.src) image.closest('li')?.remove();
    updateCount();
  };
  const setPlaying = (isPlaying: boolean) => {
    track.dataset.state = isPlaying ? 'playing' : 'paused';
    button.toggleAttribute('data-playing', isPlaying);
  };

  track.append(inertCopy(strip));
  updateCount();
  onFailedImages(track, remove);
  button.addEventListener('click', () => setPlaying(track.dataset.state !== 'playing'));
  setPlaying(true);
  continueFrom(view, track);
}

/** The duplicate that closes the loop, hidden from screen readers. */
function inertCopy(strip: HTMLElement): HTMLElement {
  const copy = strip.cloneNode(true) as HTMLElement;
  for (const item of copy.children) item.removeAttribute('data-item');
  copy.dataset.copy = '';
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  return copy;
}

/** Continues the animation from the position to which the strip was scrolled. The track has it twice, with its copy. */
function continueFrom(view: HTMLElement, track: HTMLElement): void {
  const scrolledFraction = view.scrollLeft / (track.offsetWidth / 2);
  view.scrollLeft = 0;
  for (const animation of track.getAnimations())
    animation.currentTime = scrolledFraction * Number(animation.effect?.getComputedTiming().duration);
}
