import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cachedDataVersionTag, setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';
import { crc32 } from 'node:zlib';

const modules = new Map();

/**
 * Runs a CommonJS module of a bundle, and those that it requires of the bundle, with what `compileAhead` has left; gives what
 * it exports. It has no `import()`, of which Node 20 forgets in compiled code where it leads. From Node 22.8 on,
 * `module.enableCompileCache` does the same for every module.
 */
export function loadCompiled(file) {
  if (modules.has(file)) return modules.get(file).exports;
  const module = { exports: {} };
  modules.set(file, module); // before it runs, as it may be part of a circle
  const others = createRequire(file);
  const require = (name) => (name.startsWith('.') ? loadCompiled(join(dirname(file), name)) : others(name));
  try {
    return run(module, file, readFileSync(file, 'utf8'), require);
  } catch (error) {
    modules.delete(file);
    throw error;
  }
}

/** The same for the source of a module that need not be in its file. It is run each time. */
export const runCompiled = (file, source, require) => run({ exports: {} }, file, source, require);

function run(module, file, source, require) {
  const cachedData = readCode(file, source);
  const script = scriptOf(file, source, cachedData);
  if (cachedData && script.cachedDataRejected) removeCode(file);
  script.runInThisContext()(module.exports, require, module, file, dirname(file));
  return module.exports;
}

/**
 * Leaves what V8 makes of a module beside its file, unless that is there, with every function: by default V8 compiles most of
 * them when they are called. The flag is one for all threads, so there should be no others yet.
 */
export function compileAhead(file, source) {
  if (existsSync(codeFile(file))) return;
  const text = source ?? readFileSync(file, 'utf8');
  keepCode(file, text, withEveryFunction(() => scriptOf(file, text)).createCachedData());
}

function withEveryFunction(compile) {
  setFlagsFromString('--no-lazy');
  try {
    return compile();
  } finally {
    setFlagsFromString('--lazy');
  }
}

const scriptOf = (filename, source, cachedData) =>
  new Script(`(function (exports, require, module, __filename, __dirname) {${source}\n})`, {
    filename,
    cachedData,
  });

/** V8 takes what it compiled only where its version, its flags and the processor are the same. */
const codeFile = (file) => `${file}.${cachedDataVersionTag().toString(36)}.code`;

/** V8 compares no more of the source than its length, and looks for no damage. */
function headOf(source, code) {
  const head = Buffer.alloc(8);
  head.writeUInt32LE(crc32(source), 0);
  head.writeUInt32LE(crc32(code), 4);
  return head;
}

/** What is damaged, or of another source, is removed, to be compiled again before the next run. */
function readCode(file, source) {
  let content;
  try {
    content = readFileSync(codeFile(file));
  } catch {
    return undefined;
  }
  const code = content.subarray(8);
  if (content.subarray(0, 8).equals(headOf(source, code))) return code;
  removeCode(file);
  return undefined;
}

/** Where it cannot be written, V8 only has to compile again. */
function keepCode(file, source, code) {
  const target = codeFile(file);
  const unfinished = `${target}.${randomUUID()}`;
  try {
    writeFileSync(unfinished, Buffer.concat([headOf(source, code), code]));
    renameSync(unfinished, target);
  } catch {
    remove(unfinished);
  }
}

const removeCode = (file) => remove(codeFile(file));

function remove(file) {
  try {
    rmSync(file, { force: true });
  } catch {} // a disk that cannot be written to
}
