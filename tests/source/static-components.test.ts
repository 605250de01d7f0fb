import { describe, expect, it } from 'vitest';
import { house } from './house';
import { importsOf, type Source, sourcesBelow } from './sources';

const sources = new Map(sourcesBelow('src').map((source) => [source.file, source]));

/** What a component that is rendered once, at build, may take from packages: nothing that would run in the browser. */
const harmless: Readonly<Record<string, readonly string[]>> = {
  react: ['Fragment', 'createContext', 'use', 'useContext', 'useId'],
  'react-router-dom': ['useLocation'],
};

/**
 * Everything that would have to run in the browser: state, effects, refs, event handlers, packages that may
 * do any of that.
 */
function browserPartsOf(text: string): readonly string[] {
  const fromPackages = [...text.matchAll(/^import\s+(?!type\b)([^'";]*?)\s+from '([^.'][^']*)';/gm)].flatMap(
    ([, what = '', name = '']) => {
      const [, named] = /^\{([^}]*)\}$/.exec(what) ?? [];
      if (named === undefined) return [what]; // the package itself, with everything that it has
      return named
        .split(',')
        .map((specifier) => specifier.trim())
        .filter((specifier) => specifier !== '' && !specifier.startsWith('type '))
        .filter((specifier) => !harmless[name]?.includes(specifier.replace(/ as .*/, '')));
    },
  );
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  const properties = [...code.matchAll(/[\s{,](on[A-Z]\w*|ref)(?:=\{|:)/g)].map(([, name = '']) => name);
  return [...new Set([...fromPackages, ...properties])];
}

/** The components that a module makes islands of: they are hydrated, with whatever they import. */
const hydratedIn = (text: string) =>
  [...text.matchAll(/\bisland\(\s*'[^']+',\s*'[^']+',\s*(\w+)\b/g)].map(([, name = '']) => name);

/** The files that a module imports, without types. */
const importedBy = (source: Source): readonly (Source & { specifier: string })[] =>
  importsOf(source).flatMap(({ path, specifier, typeOnly }) => {
    if (path === undefined || typeOnly) return [];
    const file = [path, `${path}.ts`, `${path}.tsx`].find((name) => sources.has(name));
    return file === undefined ? [] : [{ ...(sources.get(file) as Source), specifier }];
  });

/** The files that a static module renders from, without the islands. */
function renderedBy(source: Source): readonly Source[] {
  const hydrated = hydratedIn(source.text);
  return importedBy(source).filter(
    ({ specifier }) =>
      !hydrated.some((name) =>
        new RegExp(`^import[^;]*\\b${name}\\b[^;]*'${specifier}'`, 'm').test(source.text),
      ),
  );
}

/** All that is reached from some modules, with them, by file. */
function reachedFrom(starts: readonly Source[], next: (source: Source) => readonly Source[]) {
  const found = new Map<string, Source>();
  const visit = (source: Source) => {
    if (found.has(source.file) || source.file.startsWith(`${house.islands}/`)) return;
    found.set(source.file, source);
    for (const each of next(source)) visit(each);
  };
  for (const start of starts) visit(start);
  return found;
}

/** Every module that only runs at build: all that the page's root renders, except islands and what src/islands has. */
const staticModules = () => reachedFrom(renderedBy(sources.get(house.rendering) as Source), renderedBy);

const isIsland = (file: string) => file.includes('.island.');

describe('a component that is rendered at build', () => {
  it.each([
    ["import { useId } from 'react';", []],
    ["import { type ReactNode, useEffect, useState } from 'react';", ['useEffect', 'useState']],
    ["import React from 'react';", ['React']],
    ["import * as React from 'react';", ['* as React']],
    ["import { useState as useCount } from 'react';", ['useState as useCount']],
    ["import { Root } from '@radix-ui/react-tabs';", ['Root']],
    ["import { useLocation as usePlace } from 'react-router-dom';", []],
    ['<button type="button" onClick={toggle}>', ['onClick']],
    ['<button {...{ onClick: toggle }}>', ['onClick']],
    ['<ul ref={list}>', ['ref']],
    ["const Menu = island('menu', 'interaction', MegaMenu);", []],
    ["const Menu = island('menu', 'interaction', MegaMenu, sentMenu);", []],
  ])('is recognised as one that needs the browser, or not: %s', (text, parts) => {
    expect(browserPartsOf(text)).toEqual(parts);
  });

  it('is each one of the blocks, the shell and what both use, but for islands and what these import', () => {
    const files = staticModules();
    const islands = [...sources.values()].filter(({ file }) => isIsland(file));
    const hydrated = reachedFrom(islands, importedBy);
    const components = [...sources.keys()].filter(
      (file) => file.endsWith('.tsx') && /^src\/(blocks|renderer|shell|ui)\//.test(file),
    );
    expect(components.length).toBeGreaterThan(100);
    expect(components.filter((file) => !files.has(file) && !hydrated.has(file))).toEqual([]);
    expect([...files.keys()].filter(isIsland)).toEqual([]);
    expect([...files.keys()]).not.toContain('src/ui/tabs.tsx');
  });

  it('has no state, effects, refs or event handlers', () => {
    const wrong = [...staticModules().values()]
      .map(({ file, text }) => [file, ...browserPartsOf(text)])
      .filter(([, ...parts]) => parts.length > 0);
    expect(wrong).toEqual([]);
  });
});
