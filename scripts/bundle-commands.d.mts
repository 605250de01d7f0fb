/** Bundles commands into a folder within node_modules: each is one file, by its name. With `whole`, packages are in it, too. */
export function bundleCommands(
  folder: string,
  entries: Readonly<Record<string, string>>,
  options?: { whole?: boolean },
): Promise<void>;
