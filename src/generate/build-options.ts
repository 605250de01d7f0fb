import type { Mode } from '../bundle/bundle';
import type { Shard } from './shard';

export interface BuildOptions {
  pages: string;
  out: string;
  /** The folder that `out` names, absolute. */
  target: string;
  base?: string;
  mode: Mode;
  /** Whether what is built is going to be published. */
  release: boolean;
  /** Of the pages. */
  shard: Shard;
}
