import { unusedFile } from '../diagnostics/unused-file/unused-file';
import { locationOfFile } from '../document/location';
import { addressOf } from '../references/target';
import { siteFolder } from '../site/site-folder';
import { onlyIfValid, type Rule } from './rule';

/** Files for download that no document links to, not even a draft. They would be published. */
export const unusedFiles: Rule = onlyIfValid(
  ({ documents, settings, sources: { documents: sourceDocuments, files, fileProblems } }) => {
    const linked = new Set([
      ...documents.flatMap(({ documentIndex }) => documentIndex.paths),
      ...(settings.content.redirects ?? []).map(({ to }) => addressOf(to)?.path),
    ]);
    const folder = `${siteFolder({ documents: sourceDocuments })}_files`;
    return (
      files
        // Unreadable files are reported separately.
        .filter((name) => !linked.has(`/files/${name}`) && !fileProblems?.has(name))
        .map((name) => unusedFile(locationOfFile(`${folder}/${name}`), name))
    );
  },
);
