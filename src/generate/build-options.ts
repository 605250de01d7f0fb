import type { Mode } from '../bundle/bundle';
import type { Shard } from './shard';

export interface BuildOptions {
  pages: string;
  out: string;
  /** The absolute path of `out`. */
  target: string;
  base?: string;
  mode: Mode;
  /** Whether the build is going to be published. */
  release: boolean;
  /** The part of the pages to build. */
  shard: Shard;
}
