import { afterEach, expect, it, vi } from 'vitest';
import { hydrate } from './hero-video.island';

afterEach(() => void vi.unstubAllGlobals());

/** Hydrates the video of a page that has loaded. Returns its `play`, and what presses the button. */
function visit({ lessMotion = false, lessData = false }) {
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('matchMedia', () => ({ matches: lessMotion }));
  vi.stubGlobal('navigator', { connection: { saveData: lessData } });
  vi.stubGlobal('HTMLMediaElement', { NETWORK_NO_SOURCE: 3 });
  const play = vi.fn(async () => {});
  const button = Object.assign(new EventTarget(), { hasAttribute: () => false });
  const video = Object.assign(new EventTarget(), { play });
  hydrate({
    querySelector: (name: string) => (name === 'video' ? video : button),
  } as unknown as HTMLElement);
  return { play, press: () => button.dispatchEvent(new Event('click')) };
}

it('a video plays by itself', () => {
  expect(visit({}).play).toHaveBeenCalledOnce();
});

it.each([
  ['less motion', { lessMotion: true }],
  ['to save data', { lessData: true }],
])('a video waits for a press of a visitor who wants %s', (_what, wishes) => {
  const { play, press } = visit(wishes);
  expect(play).not.toHaveBeenCalled();
  press();
  expect(play).toHaveBeenCalledOnce();
});
