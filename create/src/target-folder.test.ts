import { describe, expect, it } from 'vitest';
import { displayNameOf, packageNameOf, stateOf } from './target-folder.mjs';

const ownNames = new Set(['package.json', '.gitignore', 'README.md', '.vscode']);
const folders = (...names: readonly string[]) => names.map((name) => ({ name, isFolder: true }));
const files = (...names: readonly string[]) => names.map((name) => ({ name, isFolder: false }));
const ours = JSON.stringify({ dependencies: { prospectus: '0.2.0' } });

describe('a folder for a new site', () => {
  it('is empty, whatever git and editors keep in it', () => {
    expect(stateOf([], ownNames)).toEqual({ state: 'empty' });
    expect(stateOf([...folders('.git', '.idea', '.vscode'), ...files('.DS_Store')], ownNames)).toEqual({
      state: 'empty',
    });
  });

  it('has nothing of anybody else, not even a file of the name of one of the site', () => {
    expect(stateOf([...folders('.git'), ...files('notes.txt')], ownNames)).toEqual({ taken: 'notes.txt' });
    expect(stateOf(files('README.md'), ownNames)).toEqual({ taken: 'README.md' });
    expect(stateOf(files('.gitignore'), ownNames)).toEqual({ taken: '.gitignore' });
    expect(stateOf(files('package.json'), ownNames, '{"dependencies":{"react":"19"}}')).toEqual({
      taken: 'package.json',
    });
    expect(stateOf(files('package.json'), ownNames, 'no JSON')).toEqual({ taken: 'package.json' });
  });

  it('may be one in which an earlier run could not install the packages', () => {
    const left = [...files('package.json', 'README.md', 'package-lock.json'), ...folders('node_modules')];
    expect(stateOf(left, ownNames, ours)).toEqual({ state: 'unfinished' });
  });

  it('is not one with a site', () => {
    const entries = [...files('package.json', 'README.md'), ...folders('node_modules', 'site')];
    expect(stateOf(entries, ownNames, ours)).toEqual({ taken: 'site' });
  });
});

describe('the names of a site', () => {
  it('come from its folder', () => {
    expect(displayNameOf('mar-azul')).toBe('Mar Azul');
    expect(displayNameOf('écoles du nord')).toBe('Écoles Du Nord');
    expect(displayNameOf('--')).toBe('My Site');
  });

  it('are one that npm takes for a package', () => {
    expect(packageNameOf('mar-azul')).toBe('mar-azul');
    expect(packageNameOf('Écoles du Nord & Co.')).toBe('ecoles-du-nord-co');
    expect(packageNameOf('学校')).toBe('site');
  });
});
