/** An image that is still to be loaded lazily is not complete; a complete one without a width is broken. */
export const hasFailed = ({ complete, naturalWidth }: { complete: boolean; naturalWidth: number }) =>
  complete && naturalWidth === 0;
