import { dirname, join } from 'node:path';
import type { CodeExample, CodeExamples } from '../src/gallery/code-example';
import { filesBelow, readText } from './read-tree';

const folder = join(import.meta.dirname, '../src/diagnostics');

/** A wrong and a right document for each code of the check. */
export async function readCodeExamples(): Promise<CodeExamples> {
  const read = async (file: string): Promise<[string, CodeExample]> => [
    dirname(file),
    JSON.parse(await readText(join(folder, file))),
  ];
  const examples = (await filesBelow(folder)).filter((file) => file.endsWith('/example.json'));
  return Object.fromEntries(await Promise.all(examples.map(read)));
}
