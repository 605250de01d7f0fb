import { renamePage } from '../../authoring/rename/rename-page';
import { writeDocuments } from '../../files/write-documents';
import { report } from '../../report/report';
import { misuse, readArguments, refuse } from '../read-arguments';
import { readSite } from '../read-site';

/** Exits with 0 on success, 1 if refused, 2 on wrong usage. */
const usage = `Usage: npm run rename -- /old /new [--pages DIR]

Gives a page a new address: moves its document, updates the links to it, and redirects the old address if it was published.

  --pages DIR  the folder of the documents (default: pages-json)`;

const countedLinks = (count: number) => `${count} ${count === 1 ? 'link' : 'links'}`;

const {
  values: { pages },
  positionals: [from, to, ...others],
} = readArguments(usage, {
  allowPositionals: true,
  options: { pages: { type: 'string', default: 'pages-json' } },
});
if (!from || !to || others.length > 0) misuse(usage, 'Name the address of the page and its new address.');
if (![from, to].every((address) => /^\/(.*[^/])?$/.test(address)))
  misuse(usage, 'Begin each address with “/”, and end it without one.');

const sources = await readSite(usage, pages);
const renaming = renamePage(sources, from, to);
if ('refused' in renaming) {
  // `because` has the errors that are the reason, and the documents that they are in.
  if (renaming.because) report(renaming.because.diagnostics, renaming.because);
  refuse(renaming.refused);
} else {
  const { changes, needsRedirect } = renaming;
  const unwritten = await writeDocuments(pages, changes);
  if (unwritten.length > 0)
    refuse(
      `Nothing was renamed: ${unwritten.join(', ')} has just changed or already exists. Run the command again.`,
    );

  for (const { before, after, linkCount } of changes) {
    if (before.path !== after.path) console.log(`Moved ${before.file} to ${after.file}.`);
    if (linkCount > 0) console.log(`Updated ${countedLinks(linkCount)} in ${after.file}.`);
  }
  console.log(
    needsRedirect ? `${from} now redirects to ${to}.` : `No redirect is needed: ${from} was never published.`,
  );
}
