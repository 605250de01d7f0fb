import { ignoredFile } from '../diagnostics/ignored-file/ignored-file';
import { nameProblem } from '../document/file-name';
import { locationOfFile } from '../document/location';
import { siteFolder } from '../site/site-folder';
import type { Rule } from './rule';

/**
 * Files that no part of the site reads, such as documents with a wrong name, and those of `_shell` if it has neither a
 * header nor a footer. Files with an invalid name are reported as such (compiler/checks/file-names.ts).
 */
export const ignoredFiles: Rule = ({ sources: { documents, ignored = [], shellFiles = [] } }) => {
  const folder = siteFolder({ documents });
  const hasShell = shellFiles.some((name) => shellEntries.includes(name));
  const unread = hasShell ? ignored : [...ignored, ...shellFiles.map((name) => `_shell/${name}`)];
  const hasValidNames = (path: string) => path.split('/').every((name) => nameProblem(name) === undefined);
  return unread.filter(hasValidNames).map((path) => ignoredFile(locationOfFile(folder + path), path));
};

/** Entry files of `_shell`; all others there are only imported by these (src/bundle/site-code.ts). */
const shellEntries: readonly string[] = ['header.tsx', 'footer.tsx'];
