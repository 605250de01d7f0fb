import { describe, expect, it } from 'vitest';
import { ignoreUnlessWatched } from '../../src/dev/ignore-unless-watched';

describe('npm run dev', () => {
  const watched = (pages: string, ...paths: readonly string[]) =>
    paths.filter((path) => !ignoreUnlessWatched('/project', pages)(path));

  it('watches what pages are made of, and nothing else of the project', () => {
    const made = ['/project', '/project/src/blocks/faq/faq.tsx', '/project/schema', '/project/tsconfig.json'];
    const other = [
      '/project/tests',
      '/project/dist/index.html',
      '/project/src.txt',
      '/project/docs/README.md',
    ];
    expect(watched('pages-json', ...made, ...other)).toEqual(made);
  });

  it('watches the documents of its site, wherever they are', () => {
    const inside = [
      '/project/examples',
      '/project/examples/school',
      '/project/examples/school/_blocks/a.tsx',
    ];
    expect(watched('examples/school', ...inside, '/project/examples/other/index.json')).toEqual(inside);
    expect(watched('/elsewhere/pages', '/elsewhere/pages/index.json')).toEqual([
      '/elsewhere/pages/index.json',
    ]);
  });
});
