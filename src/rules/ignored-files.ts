import { ignoredFile } from '../diagnostics/ignored-file/ignored-file';
import { nameProblem } from '../document/file-name';
import { locationOfFile } from '../document/location';
import { siteFolder } from '../site/site-folder';
import type { Rule } from './rule';

/** Ignored files that were probably meant to be documents, and a shell that is none. */
export const ignoredFiles: Rule = ({ sources: { documents, ignored = [], shellFiles = [] } }) => {
  const folder = siteFolder({ documents });
  const isShell = shellFiles.some((name) => shellNames.includes(name));
  const unread = isShell ? ignored : [...ignored, ...shellFiles.map((name) => `_shell/${name}`)];
  const wellNamed = unread.filter((name) => name.split('/').every((part) => nameProblem(part) === undefined));
  return wellNamed.map((name) => ignoredFile(locationOfFile(folder + name), name));
};

/** Files of `_shell` that bundles begin with; others are only imported by them (src/bundle/site-code.ts). */
const shellNames: readonly string[] = ['header.tsx', 'footer.tsx'];
