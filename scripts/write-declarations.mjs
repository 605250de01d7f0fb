import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');

/**
 * Writes the types of the modules in `exports` of package.json, and of all modules that these import, into a folder.
 */
export function writeDeclarations(folder, exports) {
  const files = Object.values(exports).map((entry) => ({ types: entry.types, source: entry.default }));
  const modules = files.flatMap(({ source }) => (/\.tsx?$/.test(source ?? '') ? [join(root, source)] : []));
  const configFile = join(folder, 'tsconfig.json');
  writeFileIn(
    configFile,
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: join(root, 'src'),
        outDir: folder,
      },
      files: modules,
      include: [],
    }),
  );
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', configFile], {
    stdio: 'inherit',
  });
  rmSync(configFile);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.d.ts')) addExtensions(join(folder, file));
  for (const { types, source } of files)
    if (source?.endsWith('.module.css'))
      writeFileIn(join(root, types), cssModuleType(readFileSync(join(root, source), 'utf8')));
  // CSS modules of a site have type any: an index signature would check no more, and under some options of TypeScript
  // `classes.card` would be an error.
  const anyClasses = '  const classes: any;\n  export default classes;\n';
  writeFileIn(join(folder, 'css-modules.d.ts'), `declare module '*.module.css' {\n${anyClasses}}\n`);
}

/** The declaration of a CSS module: an object with its class names. */
function cssModuleType(css) {
  const names = new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name));
  const lines = [...names].map((name) => `  readonly '${name}': string;\n`);
  return `declare const classes: {\n${lines.join('')}};\nexport default classes;\n`;
}

/**
 * Adds `.js` to the relative imports of a file. TypeScript requires it for packages, unless a bundler resolves them.
 */
function addExtensions(file) {
  const text = readFileSync(file, 'utf8');
  const resolved = text.replace(/(['"])(\.{1,2}\/[^'"]+)\1/g, (specifier, quote, path) =>
    existsSync(join(dirname(file), `${path}.d.ts`)) ? `${quote}${path}.js${quote}` : specifier,
  );
  writeFileSync(file, resolved);
}

function writeFileIn(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
