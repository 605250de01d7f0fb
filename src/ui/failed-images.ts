/** Calls `onFailed` for every image in an element that fails to load, now or later. */
export function onFailedImages(element: HTMLElement, onFailed: (image: HTMLImageElement) => void): void {
  // A lazy image that has not been loaded yet is not `complete`.
  for (const image of element.querySelectorAll('img'))
    if (image.complete && image.naturalWidth === 0) onFailed(image);
  element.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) onFailed(target);
    },
    true, // error events do not bubble
  );
}
