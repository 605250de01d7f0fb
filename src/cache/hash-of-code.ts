import { createHash } from 'node:crypto';
import { engineFolder } from '../project/engine-folder';
import { digestOfSources } from './digest-of-sources.mjs';

let codeHash: string | undefined;

/** A hash of what the output of a command depends on besides the site: the engine, and the version of Node. */
export function hashOfCode(): string {
  codeHash ??= createHash('sha256')
    .update(JSON.stringify(process.versions))
    .update(digestOfSources(engineFolder))
    .digest('hex');
  return codeHash;
}
