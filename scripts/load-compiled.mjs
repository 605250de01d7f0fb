import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cachedDataVersionTag, setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';
import { crc32 } from 'node:zlib';

const modules = new Map();

/**
 * Runs a CommonJS module of a bundle, and the modules of the bundle that it requires, with the code that `compileAhead` has
 * kept; returns what it exports. Such a module must not use `import()`: on Node 20 that fails in code compiled earlier. From
 * Node 22.8 on, `module.enableCompileCache` does the same for every module.
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

/** The same for source text that need not be in the file it is named after. It runs anew on each call. */
export const runCompiled = (file, source, require) => run({ exports: {} }, file, source, require);

function run(module, file, source, require) {
  const cachedData = readCode(file, source);
  const script = scriptOf(file, source, cachedData);
  if (cachedData && script.cachedDataRejected) removeCode(file);
  script.runInThisContext()(module.exports, require, module, file, dirname(file));
  return module.exports;
}

/**
 * Keeps V8's compiled code of a module beside its file, unless it is there already. It includes every function, most of which
 * V8 by default compiles only when they are called. Call it before other threads start: they share the flag for that.
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

/** V8 accepts compiled code only from the same version, with the same flags, on the same kind of processor. */
const codeFile = (file) => `${file}.${cachedDataVersionTag().toString(36)}.code`;

/** V8 compares only the length of the source, and does not look for damage. */
function headOf(source, code) {
  const head = Buffer.alloc(8);
  head.writeUInt32LE(crc32(source), 0);
  head.writeUInt32LE(crc32(code), 4);
  return head;
}

/** Code that is damaged, or belongs to another source, is removed; the next run compiles it again. */
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
