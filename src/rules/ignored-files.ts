import { ignoredFile } from '../diagnostics/ignored-file/ignored-file';
import { nameProblem } from '../document/file-name';
import { locationOfFile } from '../document/location';
import { siteFolder } from '../site/site-folder';
import type { Rule } from './rule';

/** Ignored files that were probably meant to be documents. */
export const ignoredFiles: Rule = ({ sources: { documents, ignored = [] } }) => {
  const folder = siteFolder({ documents });
  const wellNamed = ignored.filter((name) =>
    name.split('/').every((part) => nameProblem(part) === undefined),
  );
  return wellNamed.map((name) => ignoredFile(locationOfFile(folder + name), name));
};
