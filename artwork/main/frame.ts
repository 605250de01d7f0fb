/** The size of an illustration in its own units. */
export interface Frame {
  readonly width: number;
  readonly height: number;
}

export const posterFrame: Frame = { width: 1200, height: 900 };
export const bannerFrame: Frame = { width: 1600, height: 600 };
export const slideFrame: Frame = { width: 1600, height: 900 };
