import { resolve } from 'node:path';
import { fixDocuments } from '../../authoring/fix/fix-documents';
import { migrateSite } from '../../authoring/migrate/migrate-site';
import { caches } from '../../cache/caches';
import { hashOfCode } from '../../cache/hash-of-code';
import { openCompileCache } from '../../cache/stored-compile-cache';
import { check } from '../../compiler/check';
import { withExpiredAsErrors } from '../../compiler/checks/expired-facts';
import { releaseWarnings } from '../../compiler/checks/release';
import { versionMismatch } from '../../compiler/schema-version';
import { compareDiagnostics, type Diagnostic } from '../../diagnostics/diagnostic';
import { memoize } from '../../document/memoize';
import type { Schemas, Sources } from '../../document/source';
import { memoizeFiles } from '../../files/memoize-files';
import { writeDocuments } from '../../files/write-documents';
import { schemaFolder } from '../../sources/read-schemas';
import { readSources } from '../../sources/read-sources';
import { type CheckResult, checkResult, printResult } from '../check-result';
import { misuse, readArguments } from '../read-arguments';
import { watchAndCheck } from '../watch-and-check';

/** With --release, warnings also lead to exit status 1, to stop a deployment. */
const usage = `Usage: npm run check -- [files] [--pages DIR] [--release] [--expired error] [--format …] [--fix | --watch]

Reports every error and warning of the site, or only those of the files you name.

  --pages DIR  the folder of the documents (default: pages-json)
  --release    also warns about what must not go live: placeholders, samples, forms that send nothing
  --expired    error makes errors of figures whose day to be looked at again has passed (default: warning)
  --format     text, json or github: json is described by schema/check-report.schema.json; github annotates a pull request
  --fix        fixes what is safe to fix: misspelt properties, links to a page that moved, the order of properties;
               first of all it brings documents that follow an older version of the schemas up to date
  --watch      checks again whenever a document or the schema changes, until Ctrl-C

Exits with 0 if there is nothing to correct, 1 if there are errors (with --release, if there are warnings), 2 if misused.`;

function readOptions() {
  const { values, positionals } = readArguments(usage, {
    allowPositionals: true,
    options: {
      pages: { type: 'string', default: 'pages-json' },
      release: { type: 'boolean', default: false },
      expired: { type: 'string', default: 'warning' },
      format: { type: 'string', default: 'text' },
      fix: { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
    },
  });
  const { expired, format, fix, watch } = values;
  if (!['error', 'warning'].includes(expired)) misuse(usage, `--expired is “error” or “warning”.`);
  if (!['text', 'json', 'github'].includes(format)) misuse(usage, `Unknown format “${format}”.`);
  if (fix && watch) misuse(usage, 'Use either --fix or --watch: --fix would change what you are typing.');
  return { ...values, files: positionals };
}

const { pages, release, expired, format, fix, watch, files } = readOptions();
const requestedFiles = new Set(files.map((file) => resolve(file)));
const isWanted = (file: string) => requestedFiles.size === 0 || requestedFiles.has(resolve(file));
const fileCache = memoizeFiles();
const compileCacheFor = memoize((schemas: Schemas) =>
  openCompileCache({ folder: pages, schemas, codeHash: hashOfCode(), cacheFolder: caches.compiled }),
);

/** Checks the whole site even if files are given, since links depend on other documents. */
function checkSite(sources: Sources): readonly Diagnostic[] {
  const { cache } = compileCacheFor(sources.schemas);
  const { diagnostics } = check(sources, { cache });
  const warnings = release && versionMismatch(sources).length === 0 ? releaseWarnings(sources) : [];
  const reported = [...diagnostics, ...warnings].sort(compareDiagnostics);
  return expired === 'error' ? withExpiredAsErrors(reported, sources) : reported;
}

const resultOf = (diagnostics: readonly Diagnostic[], sources: Sources): CheckResult =>
  checkResult(diagnostics, sources, { isWanted, release, format });

/** The result if a site cannot be checked at all. */
function refusalOf({ documents }: Sources): CheckResult | undefined {
  if (documents.length === 0) return { stderr: `No documents in ${pages}`, status: 2 };
  const present = new Set(documents.map(({ file }) => resolve(file)));
  const unknown = files.filter((file) => !present.has(resolve(file)));
  return unknown.length > 0 ? { stderr: `No such document: ${unknown.join(', ')}`, status: 2 } : undefined;
}

/** Reads the documents and checks them. */
async function runOnce(): Promise<CheckResult> {
  const sources = await readSources(pages, fileCache);
  const refusal = refusalOf(sources);
  if (refusal) return refusal;
  const diagnostics = checkSite(sources);
  if (!watch) compileCacheFor(sources.schemas).save(sources.documents); // not needed when watching
  return resultOf(diagnostics, sources);
}

/**
 * Migrates documents that follow an older version of the schemas, all or none. Resolves with a result if that fails.
 */
async function migrate(sources: Sources): Promise<CheckResult | undefined> {
  const migrated = migrateSite(sources);
  if (!migrated) return undefined;
  if ('errors' in migrated) return resultOf(migrated.errors, sources);
  const unwritten = await writeDocuments(pages, migrated.changes);
  if (unwritten.length > 0)
    return {
      stderr: `Not migrated, since it is not UTF-8 or has just changed: ${unwritten.join(', ')}`,
      status: 2,
    };
  console.error(`Migrated ${pages} from contract ${migrated.from} to contract ${migrated.to}:`);
  for (const { before, after } of migrated.changes)
    console.error(`  ${before ? 'changed' : 'new'}  ${after.file}`);
  return undefined;
}

/** Migrates and fixes documents, and checks them. */
async function runAndFix(): Promise<CheckResult> {
  const written = await readSources(pages, fileCache);
  const refusal = refusalOf(written) ?? (await migrate(written));
  if (refusal) return refusal;
  const sources = await readSources(pages, fileCache);
  if (versionMismatch(sources).length > 0) return runOnce();
  // `value` has all documents as they are after the fixes, and those that have changed.
  const { value, diagnostics } = fixDocuments(sources, checkSite, isWanted);
  const sourceByFile = new Map(sources.documents.map((source) => [source.file, source]));
  const changes = value.changed.map(({ source }) => ({
    before: sourceByFile.get(source.file),
    after: source,
  }));
  const unwritten = await writeDocuments(pages, changes);
  // Then nothing was written at all. The other documents are written now, since each fix is valid on its own.
  if (unwritten.length > 0)
    unwritten.push(
      ...(await writeDocuments(
        pages,
        changes.filter(({ after }) => !unwritten.includes(after.file)),
      )),
    );
  for (const { source, fixes } of value.changed)
    if (!unwritten.includes(source.file))
      console.error(`Fixed ${source.file}\n${fixes.map((fix) => `  ${fix}\n`).join('')}`);
  if (unwritten.length === 0) return resultOf(diagnostics, { ...sources, ...value });
  console.error(`Not fixed, since it is not UTF-8 or has just changed: ${unwritten.join(', ')}`);
  return runOnce(); // files have changed since they were checked
}

async function run(): Promise<void> {
  if (watch) return watchAndCheck([pages, schemaFolder], runOnce, { clearsScreen: format === 'text' });
  const result = await (fix ? runAndFix() : runOnce());
  printResult(result);
  process.exitCode = result.status;
}

process.exitCode = 1; // until the check has finished
await run();
