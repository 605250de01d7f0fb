import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { filesBelow } from '../../scripts/read-tree';

export const root = join(import.meta.dirname, '../..');

/** A source file that is not a test, with its path in the project. */
export interface Source {
  file: string;
  text: string;
}

export interface Import {
  file: string;
  /** As it is written: `react`, `../ui/link`. */
  target: string;
  /** The path of a file of ours, without its ending. */
  path?: string;
  /** Types leave nothing behind when they are compiled. */
  typeOnly: boolean;
}

/** Every source below these folders. */
export async function sourcesBelow(...folders: readonly string[]): Promise<readonly Source[]> {
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await filesBelow(join(root, folder))).map((file) => posix.join(folder, file)),
    ),
  );
  return files
    .flat()
    .filter((file) => /\.m?tsx?$|\.mjs$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}

const statement = /^(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm;
const call = /\bimport\(\s*'([^']+)'\s*\)/g;

export function importsOf({ file, text }: Source): readonly Import[] {
  const toImport = (target: string, typeOnly: boolean): Import => ({
    file,
    target,
    typeOnly,
    path: target.startsWith('.') ? posix.join(posix.dirname(file), target) : undefined,
  });
  return [
    ...[...text.matchAll(statement)].map(([, type, target = '']) => toImport(target, type !== undefined)),
    ...[...text.matchAll(call)].map(([, target = '']) => toImport(target, false)),
  ];
}
