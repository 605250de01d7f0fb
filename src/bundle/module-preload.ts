import type { Plugin } from 'vite';

/** Vite's virtual module that preloads the dependencies of a dynamic import. */
const preloadHelper = '\0vite/preload-helper.js';

/** Vite's list of all chunks, and a call that selects some of them by index. */
const dependencyList = /const __vite__mapDeps=.*?(\[[^\]]*\]).*?;\n/;
const dependencyUse = /__vite__mapDeps\((\[[\d,]*\])\)/g;

/** The call of the helper around a dynamic import that needs no other chunks, so that nothing is to be preloaded. */
const importWithoutChunks = /\w+\(\(\)=>(import\(`[^`]*`\)(?:\.then\(\w=>\w\.\w\))?),\[\]\)/g;

/**
 * Replaces Vite's preload helper, which would be a quarter of the size of the client entry. Styles are inlined in
 * pages, so only a module's chunks have to be fetched in parallel with it. The chunks are named at each import, which
 * compresses better than indexes into a list.
 */
export const modulePreload: Plugin = {
  name: 'module-preload',
  enforce: 'pre',
  load: (id) => (id === preloadHelper ? `export const __vitePreload = ${fetchTogether}` : undefined),
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') chunk.code = inlineDependencies(chunk.code);
    },
  },
};

function inlineDependencies(code: string): string {
  const files: readonly string[] = JSON.parse(dependencyList.exec(code)?.[1] ?? '[]');
  return code
    .replace(dependencyList, '')
    .replace(importWithoutChunks, '$1')
    .replace(dependencyUse, (_call, numbers) =>
      JSON.stringify((JSON.parse(numbers) as number[]).map((number) => files[number])),
    );
}

/** Runs in the browser; its source is inserted as text. */
function fetchTogether<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/${file}`;
    document.head.append(link);
  }
  return load();
}
