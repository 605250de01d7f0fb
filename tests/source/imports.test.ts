import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { house, moduleOf, modules, packages, pipeline, sharedTypes } from './house';
import { type Import, importsOf, sources } from './sources';

const imports = sources.flatMap(importsOf);

const known = new Set(sources.map(({ file }) => file));

/** The files of each import cycle, in the order in which they import one another; types count as well. */
function cyclesIn(targets: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(' > '));
    if (path.includes(file) || done.has(file)) return;
    for (const target of targets.get(file) ?? []) visit(target, [...path, file]);
    done.add(file);
  };
  for (const file of targets.keys()) visit(file, []);
  return cycles;
}

const written = ({ file, specifier }: Import) => `${file} imports ${specifier}`;

describe('an import', () => {
  it('is found however it is written', () => {
    const text = [
      "import './styles.css';",
      "import type { Words } from '../compiled';",
      "import {\n  Header,\n} from './header';",
      "export { Footer } from './footer';",
      "const cards = () => import('../blocks/cards/cards');",
      "export const from = 'nowhere';",
    ].join('\n');
    const found = importsOf({ file: 'src/shell/shell.tsx', text });
    expect(found.map(({ path, typeOnly }) => `${path}${typeOnly ? ' (types)' : ''}`)).toEqual([
      'src/shell/styles.css',
      'src/compiled (types)',
      'src/shell/header',
      'src/shell/footer',
      'src/blocks/cards/cards',
    ]);
  });
});

describe('a module', () => {
  it('is a known one', () => {
    expect(
      [...new Set(sources.map(({ file }) => moduleOf(file)))].filter((module) => !(module in modules)),
    ).toEqual([]);
  });

  it.each(Object.keys(modules))('imports only what it may: %s', (module) => {
    const allowed = [module, ...(modules[module] ?? [])];
    const wrong = imports
      .filter(({ file, path }) => path !== undefined && moduleOf(file) === module)
      .filter(({ path = '', typeOnly }) => {
        const target = moduleOf(path);
        const isShared = sharedTypes.includes(target) && typeOnly;
        return !isShared && !allowed.includes(target);
      });
    expect(wrong.map(written)).toEqual([]);
  });
});

describe('files', () => {
  it('have no import cycles', () => {
    const targets = new Map<string, string[]>();
    for (const { file, path = '' } of imports) {
      const target = ['', '.ts', '.tsx', '.mjs'].map((end) => path + end).find((name) => known.has(name));
      if (target) targets.set(file, [...(targets.get(file) ?? []), target]);
    }
    expect(cyclesIn(targets)).toEqual([]);
  });
});

describe('the pipeline', () => {
  it('imports neither the view nor the file system', () => {
    const outside = /^react|^@radix-ui|^swiper|^vite$|^node:fs|^node:child_process/;
    const wrong = imports.filter(
      ({ file, specifier }) => pipeline.includes(moduleOf(file)) && outside.test(specifier),
    );
    expect(wrong.map(written)).toEqual([]);
  });
});

describe('a block', () => {
  it('never imports another block', () => {
    const wrong = imports.filter(({ file, path = '' }) => {
      const folder = posix.dirname(file);
      return (
        posix.dirname(folder) === house.blocks &&
        posix.dirname(path).startsWith(`${house.blocks}/`) &&
        !path.startsWith(`${folder}/`)
      );
    });
    expect(wrong.map(written)).toEqual([]);
  });

  it('is loaded through the registry, which only the renderer imports', () => {
    const users = imports.filter(({ path }) => path === house.registry).map(({ file }) => moduleOf(file));
    expect([...new Set(users)]).toEqual([house.renderer]);
  });
});

describe('a package', () => {
  it.each(packages)('is imported only by its modules: %s', (name, places) => {
    const wrong = imports.filter(({ file, specifier }) => specifier.startsWith(name) && !places.test(file));
    expect(wrong.map(written)).toEqual([]);
  });
});

describe('a file', () => {
  it('has code of its own, and is not only re-exports', () => {
    const barrels = sources.filter(({ text }) => {
      const own = text.replace(/^export\s+[^'";]*?\sfrom\s+'[^']+';?|\/\*[\s\S]*?\*\/|\/\/.*/gm, '');
      return own.trim() === '' && text.trim() !== '';
    });
    expect(barrels.map(({ file }) => file)).toEqual([]);
  });

  it('has no vague name, such as utils', () => {
    const vague = /(^|\/)index\.|(^|[/-])(utils?|helpers?|misc|common)([.-]|\/|$)/;
    expect(sources.map(({ file }) => file).filter((file) => vague.test(file))).toEqual([]);
  });
});
