import type { Plugin } from 'vite';

/** Vite plugin that calls a listener when a module that renders pages has changed. */
export const codeChanges = (onChange: () => void): Plugin => ({
  name: 'code-changes',
  hotUpdate({ modules }) {
    if (this.environment.name === 'ssr' && modules.length > 0) onChange();
  },
});
