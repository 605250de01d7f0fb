import type { Palette } from './palette';
import type { Sun } from './sky';

/** What the series needs to know of a place to draw its poster and its banner. */
export interface Destination {
  readonly slug: string;
  readonly palette: Palette;
  readonly poster: Composition;
  readonly banner: Composition;
}

/** A sky and the layers before it, back to front. */
export interface Composition {
  readonly sun: Sun;
  readonly layers: (p: Palette) => readonly string[];
}
