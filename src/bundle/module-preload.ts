import type { Plugin } from 'vite';

/** The module that Vite asks for what loads the parts of a dynamic import. */
const helper = '\0vite/preload-helper.js';

/** Vite's list of all parts, and a call that takes some of them by their numbers. */
const listed = /const __vite__mapDeps=.*?(\[[^\]]*\]).*?;\n/;
const taken = /__vite__mapDeps\((\[[\d,]*\])\)/g;

/** A module without other parts, or one that is a part of a file: it needs no help. */
const alone = /\w+\(\(\)=>(import\(`[^`]*`\)(?:\.then\(\w=>\w\.\w\))?),\[\]\)/g;

/**
 * In place of Vite's own helper, which would be a quarter of the loader: style sheets are in the pages, so all that is left
 * is to fetch the parts of a module at the same time as the module. They are named where they are needed: compressed,
 * that is shorter than numbers and a list.
 */
export const modulePreload: Plugin = {
  name: 'module-preload',
  enforce: 'pre',
  load: (id) => (id === helper ? `export const __vitePreload = ${fetchTogether}` : undefined),
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') chunk.code = withPartsInPlace(chunk.code);
    },
  },
};

function withPartsInPlace(code: string): string {
  const files: readonly string[] = JSON.parse(listed.exec(code)?.[1] ?? '[]');
  return code
    .replace(listed, '')
    .replace(alone, '$1')
    .replace(taken, (_call, numbers) =>
      JSON.stringify((JSON.parse(numbers) as number[]).map((number) => files[number])),
    );
}

/** Runs in the browser, as text. */
function fetchTogether<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/${file}`;
    document.head.append(link);
  }
  return load();
}
