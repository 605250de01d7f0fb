import { defineDiagnostic } from '../define-diagnostic';

export const unusedFile = defineDiagnostic<[name: string]>({
  code: 'unused-file',
  severity: 'warning',
  about: 'A file in _files is published, but no page links to it.',
  message: (name) => `No page links to ${name}.`,
  hint: (name) =>
    /\s/.test(name)
      ? `Rename it to “${name.replace(/\s+/g, '-')}”: an address cannot contain spaces.`
      : `Link to it as /files/${name}, or delete it: it is published either way.`,
});
