import { unusableFile } from '../diagnostics/unusable-file/unusable-file';
import { locationOfFile } from '../document/location';
import { siteFolder } from '../site/site-folder';
import type { Rule } from './rule';

/** Files for download that visitors could not open, such as damaged ones. */
export const unusableFiles: Rule = ({ sources: { documents, fileProblems = new Map() } }) =>
  [...fileProblems].map(([name, { description, advice }]) =>
    unusableFile(locationOfFile(`${siteFolder({ documents })}_files/${name}`), name, description, advice),
  );
