import { dirname, join } from 'node:path';
import type { DefinedDiagnostic } from '../diagnostics/define-diagnostic';
import { filesBelow, readText } from '../files/read-tree';
import type { ExplainedCode } from '../gallery/code-example';
import { type ExampleFile, expandExample } from '../gallery/expand-example';
import { engineFolder } from '../project/engine-folder';

type Exports = Readonly<Record<string, Partial<DefinedDiagnostic<readonly never[]>>>>;

/**
 * The modules of all diagnostics, in a bundle: Vite includes only those whose paths it knows when bundling. Node, which
 * has no glob, imports them one by one.
 */
const bundledModules = () =>
  import.meta.glob<Exports>(['../diagnostics/*/*.ts', '!**/*.test.ts'], { eager: true });

const folder = join(engineFolder, 'src/diagnostics');

/** All diagnostic codes with their examples, in alphabetical order. Each folder with an example is a code. */
export async function readExplainedCodes(): Promise<readonly ExplainedCode[]> {
  const examples = (await filesBelow(folder)).filter((file) => file.endsWith('/example.json'));
  return Promise.all(examples.map((file) => readCode(dirname(file))));
}

async function readCode(code: string): Promise<ExplainedCode> {
  const example: ExampleFile = JSON.parse(await readText(join(folder, code, 'example.json')));
  const path = `../diagnostics/${code}/${code}.ts`;
  const exported: Exports | undefined = import.meta.env ? bundledModules()[path] : await import(path);
  const { definition } =
    Object.values(exported ?? {}).find((diagnostic) => diagnostic.definition?.code === code) ?? {};
  if (!definition) throw new Error(`src/diagnostics/${code}/${code}.ts defines no diagnostic “${code}”`);
  return { definition, example: expandExample(example) };
}
