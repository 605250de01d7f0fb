import type { Plugin } from 'vite';

/** Watches the code, by a Vite plugin, and calls a listener when a module that renders pages has changed. */
export interface CodeWatcher {
  plugin: Plugin;
  setListener(listener: () => void): void;
}

export function createCodeWatcher(): CodeWatcher {
  let listener = () => {};
  return {
    plugin: {
      name: 'code-changes',
      hotUpdate({ modules }) {
        if (this.environment.name === 'ssr' && modules.length > 0) listener();
      },
    },
    setListener(next) {
      listener = next;
    },
  };
}
