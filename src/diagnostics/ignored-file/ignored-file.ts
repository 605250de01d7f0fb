import { defineWarning } from '../define-diagnostic';

export const ignoredFile = defineWarning<[name: string]>({
  code: 'ignored-file',
  about: 'A file of the site is neither a page nor in _images or _files, so nothing reads it.',
  message: (name) =>
    `${name} is ignored: ${isInShell(name) ? '_shell has no header.tsx and no footer.tsx' : 'its name does not end in .json'}.`,
  hint: (name) => {
    if (isInShell(name))
      return 'Give the component that fills the header or the footer one of these names, or delete the folder.';
    // `about.json.txt` and `about.jsonc`, or a name without an ending.
    const document =
      /^(.+)\.jsonc?(?:\.\w+)?$/i.exec(name)?.[1] ?? (/(?:^|\/)[^./]+$/.test(name) ? name : undefined);
    if (document !== undefined) return `Rename it to “${document}.json” to make it a page.`;
    const [, folder] = foldersByExtension.find(([extension]) => extension.test(name)) ?? [];
    return `Move it to ${folder ?? '_files'} to ${folder ? 'use it' : 'link to it'}, or delete it.`;
  },
});

/** Whether a file is in the folder for a site's own header and footer. */
const isInShell = (name: string) => name.startsWith('_shell/');

/** Folders for types of files that visitors do not download. */
const foldersByExtension: readonly (readonly [RegExp, string])[] = [
  [/\.(?:svg|png|jpe?g|webp|avif|gif|heic)$/i, '_images'],
  [/\.(?:woff2?|ttf|otf)$/i, '_fonts'],
];
