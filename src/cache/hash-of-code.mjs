import { createHash } from 'node:crypto';
import { digestOfSources } from './digest-of-sources.mjs';

/** A hash of what the output of a command depends on besides the site: the engine in `root`, and the version of Node. */
export const hashOfCode = (root) =>
  createHash('sha256').update(JSON.stringify(process.versions)).update(digestOfSources(root)).digest('hex');
