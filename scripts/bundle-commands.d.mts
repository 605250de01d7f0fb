/**
 * Bundles commands into a folder within node_modules: each is one file, by its name. With `whole`, packages are in it, too;
 * with `code`, the hash of the code, it need not make that again. `format` is “cjs” for load-compiled.mjs: nothing can be
 * awaited outside of functions then.
 */
export function bundleCommands(
  folder: string,
  entries: Readonly<Record<string, string>>,
  options?: { whole?: boolean; format?: 'es' | 'cjs'; code?: string },
): Promise<void>;
