import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Writes the types of the modules in `exports` of package.json, and of whatever they import, into a folder. */
export function writeDeclarations(folder, exports) {
  const files = Object.values(exports).map((entry) => ({ types: entry.types, source: entry.default }));
  const modules = files.flatMap(({ source }) => (/\.tsx?$/.test(source ?? '') ? [join(root, source)] : []));
  const settings = join(folder, 'tsconfig.json');
  writeFileIn(
    settings,
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
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', settings], {
    stdio: 'inherit',
  });
  rmSync(settings);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.d.ts')) withExtensions(join(folder, file));
  for (const { types, source } of files)
    if (source?.endsWith('.module.css'))
      writeFileIn(join(root, types), classesOf(readFileSync(join(root, source), 'utf8')));
  // CSS modules of a site have type any: an index signature checks no more and can be an error.
  const anyClasses = '  const classes: any;\n  export default classes;\n';
  writeFileIn(join(folder, 'css-modules.d.ts'), `declare module '*.module.css' {\n${anyClasses}}\n`);
}

/** The type of a CSS module: its classes by their names. */
function classesOf(css) {
  const names = new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name));
  const lines = [...names].map((name) => `  readonly '${name}': string;\n`);
  return `declare const classes: {\n${lines.join('')}};\nexport default classes;\n`;
}

/** Relative imports need the extension of a file in packages, unless a bundler resolves them. */
function withExtensions(file) {
  const text = readFileSync(file, 'utf8');
  const resolved = text.replace(/(['"])(\.{1,2}\/[^'"]+)\1/g, (written, quote, path) =>
    existsSync(join(dirname(file), `${path}.d.ts`)) ? `${quote}${path}.js${quote}` : written,
  );
  writeFileSync(file, resolved);
}

function writeFileIn(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
