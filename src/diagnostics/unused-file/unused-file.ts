import { defineWarning } from '../define-diagnostic';

export const unusedFile = defineWarning<[name: string]>({
  code: 'unused-file',
  about: 'A file in _files is published, but no page links to it.',
  message: (name) => `No page links to ${name}.`,
  hint: (name) =>
    `Link to it as /files/${name.replaceAll(' ', '%20')}, or delete it: it is published either way.`,
});
