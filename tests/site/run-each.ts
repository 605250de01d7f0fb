import { runProgramHere } from './run-here';

/**
 * Runs programs in TypeScript one after the other in this one process, each with its arguments, and prints the output
 * and the status of each, as JSON. To start them one by one takes most of its time for reading the same modules.
 */
const programs: readonly (readonly [file: string, ...args: string[]])[] = JSON.parse(process.argv[2] ?? '[]');
const { exit, stdout } = process;
for (const listened of [process, stdout]) listened.setMaxListeners(0); // each program adds listeners of its own
const ended = [];
for (const [file, ...args] of programs) ended.push(await runProgramHere(file, args));
stdout.write(JSON.stringify(ended), () => exit(0));
