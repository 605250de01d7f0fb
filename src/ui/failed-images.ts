/**
 * Whether an image failed to load. A lazy image that has not been loaded yet is not `complete`; a complete one without
 * a width is broken.
 */
export const hasFailed = ({ complete, naturalWidth }: { complete: boolean; naturalWidth: number }) =>
  complete && naturalWidth === 0;

/** Calls `onFailed` for every image in an element that fails to load, now or later. */
export function onFailedImages(element: HTMLElement, onFailed: (image: HTMLImageElement) => void): void {
  for (const image of element.querySelectorAll('img')) if (hasFailed(image)) onFailed(image);
  element.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) onFailed(target);
    },
    true, // error events do not bubble
  );
}
