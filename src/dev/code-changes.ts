import type { Plugin } from 'vite';

/** Reports changes to files that affect rendering. */
export interface CodeChanges {
  plugin: Plugin;
  onChange(listener: () => void): void;
}

export function createCodeChanges(): CodeChanges {
  let listener = () => {};
  return {
    plugin: {
      name: 'code-changes',
      hotUpdate({ modules }) {
        if (this.environment.name === 'ssr' && modules.length > 0) listener();
      },
    },
    onChange(next) {
      listener = next;
    },
  };
}
