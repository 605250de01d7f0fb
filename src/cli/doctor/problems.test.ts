import { describe, expect, it } from 'vitest';
import { type Installation, problemsIn } from './problems';

const healthy: Installation = {
  engineVersion: '0.2.0',
  wantedVersion: '0.2.0',
  lockedVersion: '0.2.0',
  reactPackages: [{ version: '19.3.1', folder: 'node_modules/react' }],
  reactDomVersion: '19.3.1',
  missingNames: [],
  manager: 'npm',
  contract: 1,
  knownContract: 1,
  pages: 'site',
};
const problemsWith = (changes: Partial<Installation>) => problemsIn({ ...healthy, ...changes });

describe('an installation', () => {
  it('has no problems if its versions agree or are unknown', () => {
    expect(problemsWith({})).toEqual([]);
    expect(problemsWith({ wantedVersion: '^0.2.0', lockedVersion: undefined, contract: 0 })).toEqual([]);
    expect(
      problemsWith({
        wantedVersion: undefined,
        lockedVersion: undefined,
        contract: undefined,
        reactDomVersion: undefined,
      }),
    ).toEqual([]);
  });

  it('that lacks packages is reported', () => {
    expect(problemsWith({ missingNames: ['sharp'] })).toEqual([
      'A package is missing (sharp): run npm install.',
    ]);
    expect(problemsWith({ missingNames: ['a', 'b', 'c', 'd'], manager: 'pnpm' })).toEqual([
      'Packages are missing (a and 3 others): run pnpm install.',
    ]);
  });

  it('that is not the one that package.json asks for is reported once', () => {
    expect(problemsWith({ wantedVersion: '0.3.0', lockedVersion: '0.3.0' })).toEqual([
      'package.json asks for Prospectus 0.3.0, and 0.2.0 is installed: run npm install.',
    ]);
  });

  it('that is not the one of the lock file is reported', () => {
    expect(problemsWith({ wantedVersion: '^0.2.0', lockedVersion: '0.2.1' })).toEqual([
      'The lock file has Prospectus 0.2.1, and 0.2.0 is installed: run npm install, and commit the lock file.',
    ]);
  });

  it('with a second React is reported', () => {
    const second = { version: '18.3.1', folder: 'node_modules/carousel/node_modules/react' };
    expect(problemsWith({ reactPackages: [...healthy.reactPackages, second] })).toEqual([
      'There is a second React, 18.3.1 in node_modules/carousel/node_modules/react, and islands work with one only: remove from package.json what installs it, or bring it to 19.3.1.',
    ]);
  });

  it('with a react-dom of another version is reported', () => {
    expect(problemsWith({ reactDomVersion: '19.2.0' })).toEqual([
      'react is 19.3.1 and react-dom 19.2.0, which must be the same: remove both from package.json, and run npm install.',
    ]);
  });

  it('with documents of a newer contract is reported', () => {
    expect(problemsWith({ contract: 2 })).toEqual([
      'The documents in site follow contract 2, and this Prospectus knows up to 1: upgrade it with npm run upgrade.',
    ]);
  });
});
