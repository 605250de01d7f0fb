import { realpathSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { describeChanges } from '../../authoring/diff/describe-changes';
import { formatChanges, formatChangesAsMarkdown } from '../../authoring/diff/format-changes';
import { mergeBaseWith, readRevision, readRevisionIn, repositoryOf } from '../../sources/read-revision';
import { misuse, readArguments } from '../read-arguments';

/** Compares the working tree with the commit at which its branch left a Git revision. Exits with 0, or 2 on misuse. */
const usage = `Usage: npm run diff -- [BASE] [--pages DIR] [--format text|markdown|json]

Describes what your work changes on the site since your branch left BASE, a git revision (default: main).

  --pages DIR  the folder of the documents (default: pages-json)
  --format     markdown for a pull request, json for a program (default: text)`;

const formats = {
  text: formatChanges,
  markdown: formatChangesAsMarkdown,
  json: (report: object) => JSON.stringify(report, null, 2),
};

const {
  values: { pages, format },
  positionals: [base, ...others],
} = readArguments(usage, {
  allowPositionals: true,
  options: {
    pages: { type: 'string', default: 'pages-json' },
    format: { type: 'string', default: 'text' },
  },
});
if (others.length > 0) misuse(usage, 'Name one revision at most.');
if (!Object.hasOwn(formats, format)) misuse(usage, `Unknown format “${format}”.`);

// A site may be a repository of its own.
const repository = repositoryOf(pages);
if (repository === undefined)
  misuse(usage, `${pages} is in no Git repository, so nothing is known of how it was.`);
const current = await readRevisionIn(pages); // the working tree
if (current.sources.documents.length === 0) misuse(usage, `No documents in ${pages}`);

// A fresh clone of a branch has main only as a remote branch.
const revisions = base === undefined ? ['main', 'origin/main'] : [base];
const [commit] = revisions.flatMap((revision) => mergeBaseWith(repository, revision) ?? []);
if (commit === undefined) misuse(usage, `Git has no revision “${revisions.join('” or “')}”.`);

// Git addresses files by their path from the repository's root.
const folder = relative(repository, realpathSync(pages)).split(sep).join('/') || '.';

const report = describeChanges(await readRevision(repository, commit, folder), current);
console.log(formats[format as keyof typeof formats](report));
