import { describe, expect, it } from 'vitest';
import { displayNameOf, foreignEntry, packageNameOf } from './target-folder.mjs';

/** The names of entries that the template writes. */
const ownNames = new Set(['package.json', '.gitignore', 'README.md', '.vscode']);
const folders = (...names: readonly string[]) => names.map((name) => ({ name, isDirectory: () => true }));
const files = (...names: readonly string[]) => names.map((name) => ({ name, isDirectory: () => false }));
/** The package.json of a new site. */
const siteManifest = JSON.stringify({ dependencies: { prospectus: '0.2.0' } });

describe('a folder for a new site', () => {
  it('is empty, whatever git and editors keep in it', () => {
    expect(foreignEntry([], ownNames)).toBe(undefined);
    expect(foreignEntry([...folders('.git', '.idea', '.vscode'), ...files('.DS_Store')], ownNames)).toBe(
      undefined,
    );
  });

  it('has nothing of anybody else, not even a file with the name of one that the template writes', () => {
    expect(foreignEntry([...folders('.git'), ...files('notes.txt')], ownNames)).toBe('notes.txt');
    expect(foreignEntry(files('README.md'), ownNames)).toBe('README.md');
    expect(foreignEntry(files('.gitignore'), ownNames)).toBe('.gitignore');
    expect(foreignEntry(files('package.json'), ownNames, '{"dependencies":{"react":"19"}}')).toBe(
      'package.json',
    );
    expect(foreignEntry(files('package.json'), ownNames, 'no JSON')).toBe('package.json');
  });

  it('may be one in which an earlier run could not install the packages', () => {
    const leftovers = [
      ...files('package.json', 'README.md', 'package-lock.json'),
      ...folders('node_modules'),
    ];
    expect(foreignEntry(leftovers, ownNames, siteManifest)).toBe(undefined);
  });

  it('is not one with a site', () => {
    const entries = [...files('package.json', 'README.md'), ...folders('node_modules', 'site')];
    expect(foreignEntry(entries, ownNames, siteManifest)).toBe('site');
  });
});

describe('the names of a site', () => {
  it('come from its folder', () => {
    expect(displayNameOf('mar-azul')).toBe('Mar Azul');
    expect(displayNameOf('écoles du nord')).toBe('Écoles Du Nord');
    expect(displayNameOf('--')).toBe('My Site');
  });

  it('include one that npm accepts as the name of a package', () => {
    expect(packageNameOf('mar-azul')).toBe('mar-azul');
    expect(packageNameOf('Écoles du Nord & Co.')).toBe('ecoles-du-nord-co');
    expect(packageNameOf('学校')).toBe('site');
  });
});
