import { isAbsolute, relative } from 'node:path';
import { describeChanges } from '../src/authoring/diff/describe-changes';
import { formatChanges, formatChangesAsMarkdown } from '../src/authoring/diff/format-changes';
import { validateByKeptCode } from './kept-validators';
import { misuse, readArguments } from './read-arguments';
import { readRevision, readRevisionIn, revisionBefore } from './read-revision';

/**
 * `npm run diff -- [BASE] [--pages DIR] [--format text|markdown|json]`: how the site changes between BASE, a Git
 * revision (by default main), and the working tree. Exits with 0, or 2 on misuse.
 */
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

// A fresh clone of a branch has main only as a remote branch.
const revisions = base === undefined ? ['main', 'origin/main'] : [base];
const [commit] = revisions.flatMap((revision) => revisionBefore(revision) ?? []);
if (commit === undefined) misuse(usage, `Git has no revision “${revisions.join('” or “')}”.`);

// Git finds the documents of a revision by their path from here.
const folder = relative('.', pages) || '.';
if (isAbsolute(folder) || /^\.\.(\/|\\|$)/.test(folder))
  misuse(usage, `${pages} is outside this Git repository.`);

const now = await readRevisionIn(pages);
if (now.sources.documents.length === 0) misuse(usage, `No documents in ${pages}`);
validateByKeptCode(now.sources.schemas);
const report = describeChanges(await readRevision(commit, folder), now);
console.log(formats[format as keyof typeof formats](report));
