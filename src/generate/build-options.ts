import type { Mode } from '../bundle/bundle';

export interface BuildOptions {
  pages: string;
  out: string;
  /** The absolute path of `out`. */
  target: string;
  base?: string;
  mode: Mode;
  /** Whether the build is going to be published. */
  release: boolean;
}
