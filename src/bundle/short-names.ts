import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { Plugin } from 'postcss';
import { engineFolder } from '../project/engine-folder';

/** CSS is inlined in every page, so class names and custom properties are shortened to one or two letters. */

const sourceFolder = join(engineFolder, 'src');

/** The paths of the engine's source files that match, relative to `src`. */
const filesMatching = (pattern: RegExp) =>
  readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .sort();
const readSource = (file: string) => readFileSync(join(sourceFolder, file), 'utf8');

/** Shared styles come first, so that they get the shortest names, which stay the same when a block is added. */
const blocksLast = (files: readonly string[]) => {
  const isOfBlock = (file: string) => file.startsWith('blocks/');
  return [...files.filter((file) => !isOfBlock(file)), ...files.filter(isOfBlock)];
};

/** Returns a function for Vite that takes a class name and the path of its CSS module, and returns a short name. */
export function shortClassNames() {
  const names = new Map<string, string>();
  for (const file of blocksLast(filesMatching(/\.module\.css$/)))
    for (const [, name] of readSource(file).matchAll(/\.([a-z][\w-]*)/gi)) addName(names, `${file} ${name}`);
  return (name: string, file: string) => {
    const relativePath = relative(sourceFolder, file.replace(/\?.*/, ''));
    // A site's own code is not among the sources above: its class names get the name of their file in front.
    // Animations of the engine are not in the map and keep their names: `var(…, name)` refers to them by text that is
    // not rewritten.
    const longName = relativePath.startsWith('..')
      ? `${basename(relativePath, '.module.css')}_${name}`
      : name;
    return names.get(`${relativePath} ${name}`) ?? longName;
  };
}

/** A custom property, in a style sheet or in code. */
const property = /--[a-z][\w-]*/g;

/** A short name for each custom property that only style sheets use. */
export function shortPropertyNames(): ReadonlyMap<string, string> {
  // All code that may run in pages or render them, and more: only tests and `authoring` are left out.
  const inScripts = filesMatching(/^(?!authoring).*(?<!\.test)\.tsx?$/).flatMap(
    (file) => readSource(file).match(property) ?? [],
  );
  // A name that ends with a hyphen is the beginning of several: `--slides-${width}`.
  const isUsedInScripts = (name: string) =>
    inScripts.some((used) => (used.endsWith('-') ? name.startsWith(used) : name === used));
  const names = new Map<string, string>();
  for (const file of filesMatching(/\.css$/))
    for (const [name] of readSource(file).matchAll(property))
      if (!isUsedInScripts(name)) addName(names, name);
  return names;
}

/** PostCSS plugin that shortens custom properties. */
export function shortProperties(names = shortPropertyNames()): Plugin {
  const shorten = (text: string) =>
    text.replace(property, (name) => (names.has(name) ? `--${names.get(name)}` : name));
  return {
    postcssPlugin: 'short-properties',
    OnceExit(sheet) {
      sheet.walkDecls((declaration) => {
        declaration.prop = shorten(declaration.prop);
        declaration.value = shorten(declaration.value);
      });
      sheet.walkAtRules('property', (rule) => {
        rule.params = shorten(rule.params);
      });
    },
  };
}

function addName(names: Map<string, string>, key: string): void {
  if (!names.has(key)) names.set(key, letters(names.size));
}

/** 0 is `a`, 25 is `z`, 26 is `aa`. Ad blockers hide names that begin with `ad`, which becomes `Ad`. */
const letters = (number: number): string =>
  (
    (number < 26 ? '' : letters(Math.floor(number / 26) - 1)) + String.fromCharCode(97 + (number % 26))
  ).replace(/^ad/, 'Ad');
