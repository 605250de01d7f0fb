import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cachedDataVersionTag, setFlagsFromString } from 'node:v8';
import { constants, Script } from 'node:vm';
import { isMainThread } from 'node:worker_threads';
import { crc32 } from 'node:zlib';

const modules = new Map();

/**
 * Runs a CommonJS module of a bundle, and those that it requires of the bundle, with what V8 compiled of them in an earlier
 * run, which is beside them; gives what it exports. From Node 22.8 on, `module.enableCompileCache` does the same.
 */
export function loadCompiled(file) {
  if (modules.has(file)) return modules.get(file).exports;
  const others = createRequire(file);
  const require = (name) => (name.startsWith('.') ? loadCompiled(join(dirname(file), name)) : others(name));
  return runCompiled(file, readFileSync(file, 'utf8'), require);
}

/** The same for the source of a module that need not be in its file. */
export function runCompiled(file, source, require) {
  const module = { exports: {} };
  modules.set(file, module); // before it runs, as it may be part of a circle
  const run = compiled(file, source).runInThisContext();
  run(module.exports, require, module, file, dirname(file));
  return module.exports;
}

/** Compiles a module before threads load it, which keep nothing themselves. */
export const compileAhead = (file) => void compileAnew(file, readFileSync(file, 'utf8'));

function compiled(file, source) {
  const code = readCode(file, source);
  const script = code && scriptOf(file, source, code);
  if (script?.cachedDataRejected === false) return script;
  return isMainThread ? compileAnew(file, source) : scriptOf(file, source);
}

const scriptOf = (file, source, cachedData) =>
  new Script(`(function (exports, require, module, __filename, __dirname) {${source}\n})`, {
    filename: file,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    cachedData,
  });

/** With every function, of which V8 compiles most only when they are called. The flag is one for all threads. */
function compileAnew(file, source) {
  setFlagsFromString('--no-lazy');
  const script = scriptOf(file, source);
  setFlagsFromString('--lazy');
  keepCode(file, source, script.createCachedData());
  return script;
}

/** V8 takes what it compiled only where its version, its flags and the processor are the same. */
const codeFile = (file) => `${file}.${cachedDataVersionTag().toString(36)}.code`;

/** V8 compares no more of the source than its length, and looks for no damage. */
function headOf(source, code) {
  const head = Buffer.alloc(8);
  head.writeUInt32LE(crc32(source), 0);
  head.writeUInt32LE(crc32(code), 4);
  return head;
}

function readCode(file, source) {
  try {
    const content = readFileSync(codeFile(file));
    const code = content.subarray(8);
    return content.subarray(0, 8).equals(headOf(source, code)) ? code : undefined;
  } catch {
    return undefined;
  }
}

/** Where it cannot be written, the next run only has to compile again. */
function keepCode(file, source, code) {
  const target = codeFile(file);
  const unfinished = `${target}.${randomUUID()}`;
  try {
    writeFileSync(unfinished, Buffer.concat([headOf(source, code), code]));
    renameSync(unfinished, target);
  } catch {
    rmSync(unfinished, { force: true });
  }
}
