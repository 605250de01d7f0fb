import { hash } from 'node:crypto';
import { engineFolder } from '../project/engine-folder';
import { digestOfSources } from './digest-of-sources.mjs';

let codeHash: string | undefined;

/** A hash of what the output of a command depends on besides the site: the engine, and the version of Node. */
export function hashOfCode(): string {
  codeHash ??= hash('sha256', JSON.stringify(process.versions) + digestOfSources(engineFolder));
  return codeHash;
}
