import type { Mode } from '../bundle/bundle';

/** The options of a build. */
export interface BuildOptions {
  /** The folder of the documents. */
  pages: string;
  /** The folder of the built site, as the author gave it. */
  out: string;
  /** The absolute path of `out`. */
  target: string;
  /** The origin of the site, instead of the one in `_site.json`. */
  base?: string;
  mode: Mode;
  /** Whether the build is going to be published. */
  release: boolean;
}
