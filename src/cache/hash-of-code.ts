import { hash } from 'node:crypto';
import { engineFolder } from '../project/engine-folder';
import { digestOfSources } from './digest-of-sources.mjs';

let codeHash: string | undefined;

/** A hash of what the output of a command depends on besides the site: the code of the engine, and the Node version. */
export function hashOfCode(): string {
  codeHash ??= hash('sha256', JSON.stringify(process.versions) + digestOfSources(engineFolder));
  return codeHash;
}
