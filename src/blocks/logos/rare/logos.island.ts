import { onFailedImages } from '../../../ui/failed-images';

/** The strip moves from now on, and the button pauses it. Logos that cannot be loaded leave, whenever they failed. */
export function wake(logos: HTMLElement): void {
  const view = logos.querySelector<HTMLElement>('[data-visible]');
  const track = view?.querySelector<HTMLElement>(':scope > div');
  const strip = track?.querySelector('ul');
  const button = logos.querySelector('button');
  if (!view || !track || !strip || !button) return;

  // A loop takes the longer the more there are: all strips are equally quick. A style attribute would not be ours.
  const setCount = () =>
    track.style.setProperty('--count', String(track.querySelectorAll('[data-item]').length));
  const remove = (failed: HTMLImageElement) => {
    for (const image of track.querySelectorAll('img'))
      if (image.src === failed.src) image.closest('li')?.remove();
    setCount();
  };
  const play = (isPlaying: boolean) => {
    track.dataset.state = isPlaying ? 'playing' : 'paused';
    button.toggleAttribute('data-playing', isPlaying);
  };

  track.append(copyOf(strip));
  setCount();
  onFailedImages(track, remove);
  button.addEventListener('click', () => play(track.dataset.state !== 'playing'));
  play(true);
  continueFrom(view, track);
}

/** The copy closes the loop. It is for the eye alone. */
function copyOf(strip: HTMLElement): HTMLElement {
  const copy = strip.cloneNode(true) as HTMLElement;
  for (const item of copy.children) item.removeAttribute('data-item');
  copy.dataset.copy = '';
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  return copy;
}

/** The strip could be scrolled before it moved: it goes on from there. */
function continueFrom(view: HTMLElement, track: HTMLElement): void {
  const part = view.scrollLeft / (track.offsetWidth / 2);
  view.scrollLeft = 0;
  for (const loop of track.getAnimations())
    loop.currentTime = part * Number(loop.effect?.getComputedTiming().duration);
}
