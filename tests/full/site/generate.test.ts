import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'jsonc-parser';
import { expect, it } from 'vitest';
import { runScript } from '../../site/run-script';
import { copyOfProject } from './project-copy';

it('npm run generate adds its settings to a workspace and keeps those of the user', async () => {
  const project = copyOfProject();
  const file = join(project, 'prospectus.code-workspace');
  const generate = async () => {
    expect(await runScript('generate', [], project)).toEqual({
      status: 0,
      stdout: '',
      stderr:
        'Wrote completions and types for pages-json into .prospectus, and the types and lists of the engine into src and schema.\n',
    });
    return readFile(file, 'utf8');
  };
  await writeFile(file, '');
  const generated = await generate();

  const userSettings =
    '{\n  // Mine.\n  "folders": [{ "path": "." }],\n  "settings": { "editor.fontSize": 18, },\n}\n';
  await writeFile(file, userSettings);
  const text = await generate();
  expect(text).toContain('// Mine.');
  expect(parse(text).settings).toEqual({ 'editor.fontSize': 18, ...parse(generated).settings });
  expect(await generate()).toBe(text);
});

it('npm run generate writes the lists of the engine anew after a file that they name was deleted', async () => {
  const project = copyOfProject();
  const list = join(project, 'src/rules/rules.ts');
  expect(await readFile(list, 'utf8')).toContain('zeroAmounts');
  await rm(join(project, 'src/rules/zero-amounts.ts'));
  // By npm, to test the script in package.json: through scripts/run.mjs, which first bundles all commands, the command
  // would fail on the deleted file.
  await promisify(execFile)('npm', ['run', 'generate'], { cwd: project });
  expect(await readFile(list, 'utf8')).not.toContain('zeroAmounts');
});
