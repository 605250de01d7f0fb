import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

/** What `npm pack` says of a package. */
export interface Packed {
  filename: string;
  unpackedSize: number;
  files: readonly { path: string }[];
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of both packages as they are published, each a packed file. */
    packages: string;
    /** The package of the engine, Prospectus. */
    engine: Packed;
    /** The file name of the package that makes repositories. */
    create: string;
  }
}

/** Packs both once for all tests of the packages: to write code and types takes as long as to install them. */
export default async function setup({ provide }: TestProject) {
  const packages = await mkdtemp(join(tmpdir(), 'prospectus-packages-'));
  const pack = (folder: string): Packed => {
    const args = ['pack', '--json', '--pack-destination', packages, folder];
    const said = execFileSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    // Scripts that npm runs before it packs may print something first.
    const [packed] = JSON.parse(said.slice(said.search(/^\[$/m), said.lastIndexOf('\n]') + 2));
    return packed;
  };
  provide('packages', packages);
  provide('engine', pack('.'));
  provide('create', pack('./create').filename);
  return () => rm(packages, { recursive: true });
}
