import { defineDiagnostic } from '../define-diagnostic';

export const ignoredFile = defineDiagnostic<[name: string]>({
  code: 'ignored-file',
  severity: 'warning',
  about: 'A file of the site is neither a page nor in _images or _files, so nothing reads it.',
  message: (name) => `${name} is ignored: its name does not end in .json.`,
  hint: (name) => {
    const document = /^(.+\.json)\.\w+$/i.exec(name)?.[1] ?? (/\.json$/i.test(name) ? name : undefined);
    return document === undefined
      ? 'Move it to _files to link to it, or delete it.'
      : `Rename it to “${document.replace(/\.json$/i, '.json')}” to make it a page.`;
  },
});
