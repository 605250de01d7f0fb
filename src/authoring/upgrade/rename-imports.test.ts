import { describe, expect, it } from 'vitest';
import { renameImports } from './rename-imports';
import { type RenamedImport, renamedImports } from './renamed-imports';

const renamed: readonly RenamedImport[] = [
  { module: 'prospectus/ui/old', to: 'prospectus/ui/new', names: { before: 'after' } },
  { module: 'prospectus/ui/kept', names: { before: 'after' } },
];

describe('an import of a block', () => {
  it.each([
    ["import { shown } from 'prospectus/ui/old';", "import { shown } from 'prospectus/ui/new';"],
    ['import "prospectus/ui/old";', 'import "prospectus/ui/new";'],
    ["const old = import('prospectus/ui/old');", "const old = import('prospectus/ui/new');"],
    ["import styles from 'prospectus/ui/old';", "import styles from 'prospectus/ui/new';"],
    ["export { shown } from 'prospectus/ui/old';", "export { shown } from 'prospectus/ui/new';"],
  ])('names a module by its new name: %s', (code, expected) => {
    expect(renameImports(code, renamed)).toBe(expected);
  });

  it.each([
    ["import { before } from 'prospectus/ui/kept';", "import { after as before } from 'prospectus/ui/kept';"],
    [
      "import { before as b, c } from 'prospectus/ui/old';",
      "import { after as b, c } from 'prospectus/ui/new';",
    ],
    [
      "import {\n  a,\n  type before,\n} from 'prospectus/ui/kept';",
      "import {\n  a,\n  type after as before,\n} from 'prospectus/ui/kept';",
    ],
  ])(
    'names what it imports by its new name, which nothing else in the file has to know: %j',
    (code, expected) => {
      expect(renameImports(code, renamed)).toBe(expected);
    },
  );

  it.each([
    "import { before } from 'prospectus/ui/other';",
    "import { before } from './old';",
    "import { beforehand } from 'prospectus/ui/kept';",
    "import { before } from 'prospectus/ui/old-list';",
    "import { other } from 'x'; import { c } from 'prospectus/ui/kept';",
  ])('stays as it is if its names are no old ones: %s', (code) => {
    expect(renameImports(code, renamed)).toBe(code);
  });

  it('is not renamed twice', () => {
    const code =
      "import { before } from 'prospectus/ui/old';\nimport { before as b } from 'prospectus/ui/kept';";
    const once = renameImports(code, renamed);
    expect(renameImports(once, renamed)).toBe(once);
  });
});

it('what was renamed before is written as blocks import it today', () => {
  const code = [
    "import { islandAttributes } from 'prospectus/islands/wakes';",
    "import { hydrate } from 'prospectus/islands/hydrate';",
  ];
  expect(renameImports(code.join('\n'), renamedImports).split('\n')).toEqual([
    "import { islandAttributes } from 'prospectus/islands/island-attributes';",
    "import { reactIsland as hydrate } from 'prospectus/islands/react-island';",
  ]);
});
