/** An image that is still to be loaded lazily is not complete; a complete one without a width is broken. */
export const hasFailed = ({ complete, naturalWidth }: { complete: boolean; naturalWidth: number }) =>
  complete && naturalWidth === 0;

/** Hands over every image in an element that cannot be loaded, whether it has failed already or will. */
export function onFailedImages(element: HTMLElement, take: (image: HTMLImageElement) => void): void {
  for (const image of element.querySelectorAll('img')) if (hasFailed(image)) take(image);
  element.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) take(target);
    },
    true, // it does not bubble
  );
}
