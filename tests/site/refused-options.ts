import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Starts each of the given programs in this one process, with an option that none of them has, and prints what each said
 * and its status, as JSON. To start them one by one takes most of its time for reading the same modules.
 */
class Exit extends Error {}

const [option = '', ...programs] = process.argv.slice(2);
const { exit, stdout } = process;
const print = stdout.write.bind(stdout);
for (const listened of [process, stdout]) listened.setMaxListeners(0); // each program adds its own

const ended: Record<string, { status: number; stdout: string; stderr: string }> = {};
for (const program of programs) {
  const said = { stdout: '', stderr: '' };
  console.log = (text) => {
    said.stdout += `${text}\n`;
  };
  console.error = (text) => {
    said.stderr += `${text}\n`;
  };
  process.argv = [process.execPath, program, option];
  process.exitCode = undefined;
  process.exit = (status) => {
    process.exitCode = status ?? process.exitCode;
    throw new Exit();
  };
  try {
    await import(pathToFileURL(resolve(program)).href);
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
  }
  ended[program] = { status: Number(process.exitCode ?? 0), ...said };
}
print(JSON.stringify(ended), () => exit(0));
