import { basename, join } from 'node:path';
import type { CodeExample, CodeExamples } from '../src/gallery/code-example';
import { filesBelow, readText } from './read-tree';

const folder = join(import.meta.dirname, '../src/compiler/diagnostics/examples');

/** A wrong and a right document for each code of the check. */
export async function readCodeExamples(): Promise<CodeExamples> {
  const read = async (file: string): Promise<[string, CodeExample]> => [
    basename(file, '.json'),
    JSON.parse(await readText(join(folder, file))),
  ];
  return Object.fromEntries(await Promise.all((await filesBelow(folder)).map(read)));
}
