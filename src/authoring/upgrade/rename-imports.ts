import { escapePattern } from '../../format/escape-pattern';
import type { RenamedImport } from './renamed-imports';

/**
 * The code of a block with its imports under their new names; the same text if there are none. A renamed export keeps
 * its old name within the file (`import { reactIsland as hydrate }`), so nothing else in it has to change.
 */
export const renameImports = (code: string, renamed: readonly RenamedImport[]): string =>
  renamed.reduce(renameImport, code);

function renameImport(code: string, { module, to = module, names = {} }: RenamedImport): string {
  const modulePattern = escapePattern(module);
  return (
    code
      // The names: `{ hydrate, type Wakes } from 'prospectus/…'`.
      .replace(
        new RegExp(`\\{([^{}]*)\\}(\\s*from\\s*)(['"])${modulePattern}\\3`, 'g'),
        (_whole, list: string, from: string, quote: string) =>
          `{${renameNames(list, names)}}${from}${quote}${module}${quote}`,
      )
      // The module: after `from`, or after `import` and perhaps an opening parenthesis.
      .replace(
        new RegExp(`(\\bfrom\\s*|\\bimport\\s*\\(?\\s*)(['"])${modulePattern}\\2`, 'g'),
        (_whole, before: string, quote: string) => `${before}${quote}${to}${quote}`,
      )
  );
}

/** The list between the braces of an import, with new names: `reactIsland as hydrate` for `hydrate`. */
const renameNames = (list: string, names: Readonly<Record<string, string>>) =>
  list.replace(
    /(^|,)(\s*(?:type\s+)?)([\w$]+)(\s+as\s+[\w$]+)?(?=\s*(,|$))/g,
    (whole, comma: string, space: string, name: string, alias = ` as ${name}`) =>
      Object.hasOwn(names, name) ? `${comma}${space}${names[name]}${alias}` : whole,
  );
