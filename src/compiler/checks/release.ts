import type { Diagnostic } from '../../diagnostics/diagnostic';
import { pagesOption } from '../../diagnostics/pages-option';
import { placeholder } from '../../diagnostics/placeholder/placeholder';
import { sampleEntries } from '../../diagnostics/sample-entries/sample-entries';
import { simulatedForm } from '../../diagnostics/simulated-form/simulated-form';
import { unconfirmedFigure } from '../../diagnostics/unconfirmed-figure/unconfirmed-figure';
import { entrySchemaName, registerName, siteBlockType } from '../../document/document-kind';
import { isDraft } from '../../document/draft';
import { listIn } from '../../document/list-in';
import { locationInNode, locationOfKey, locationOfValue } from '../../document/location';
import type { ParsedDocument } from '../../document/parsed-document';
import type { Sources } from '../../document/source';
import { textsIn, treeOf } from '../../document/tree';
import type { RegisteredFact, SiteDocument } from '../../generated/documents';
import { isShown } from '../../references/shown-facts';
import { pointersOfSampleBlocks } from '../../references/source-blocks';
import { parse } from '../parse';

/**
 * Valid content that must not go live: simulated forms, samples, doubtful figures, placeholders. Drafts may have it.
 */
export function releaseWarnings({ documents }: Pick<Sources, 'documents'>): readonly Diagnostic[] {
  const parsed = documents.flatMap((source) => parse(source).value ?? []);
  const settings = parsed.find(({ source }) => source.path === '_site.json')?.value;
  return [
    ...parsed.filter((document) => !isDraft(document)).flatMap(warningsOf),
    ...parsed.flatMap((document) => unconfirmedIn(document, Object(settings))),
  ];
}

/** Samples and doubtful figures that pages show. */
function unconfirmedIn(document: ParsedDocument, settings: Partial<SiteDocument>): readonly Diagnostic[] {
  const register = registerName(document.source.path);
  if (register === undefined) return [];
  return listIn(document.value, 'facts').flatMap((entry, index) => {
    const fact: RegisteredFact = Object(entry);
    const { id, status } = fact;
    if ((status !== 'sample' && status !== 'doubtful') || !isShown(fact, settings)) return [];
    const location = locationOfValue(document, `/facts/${index}/status`);
    const what = status === 'sample' ? 'a sample' : status;
    return [unconfirmedFigure(location, `${register}.${id}`, what, pagesOption(document.source))];
  });
}

function warningsOf(document: ParsedDocument): readonly Diagnostic[] {
  const { path } = document.source;
  // Examples in schemas are for authors only.
  if (entrySchemaName(path) !== undefined || siteBlockType(path) !== undefined) return [];
  const { submit, samples } = { ...(document.value as { submit?: unknown; samples?: unknown }) };
  if (path.startsWith('_collections/') && samples === true)
    // One warning covers all texts of the file, placeholders included.
    return [sampleEntries(locationOfKey(document, '/samples'), 'entries in this file')];
  const isSimulated = path.startsWith('_forms/') && submit === 'simulate';
  return [
    ...(isSimulated ? [simulatedForm(locationOfValue(document, '/submit'))] : []),
    ...pointersOfSampleBlocks(document.value).map((pointer) =>
      sampleEntries(locationOfKey(document, `${pointer}/samples`), 'figures in this block'),
    ),
    ...placeholdersIn(document),
  ];
}

function placeholdersIn(document: ParsedDocument): readonly Diagnostic[] {
  return textsIn(treeOf(document.source)).flatMap((node) => {
    const text = String(node.value);
    const found = placeholderIn(text);
    if (!found) return [];
    const { start, end, hint } = found;
    return [placeholder(locationInNode(document.source, node, start, end), text.slice(start, end), hint)];
  });
}

const addressHint = 'Write the real address: this one is reserved for examples.';
const telephoneHint = 'Write the real number: this one reaches nobody.';
const textHint = 'Replace it with the real text.';

/** Patterns reserved for examples, with the specifications or authorities that reserve them. */
const patterns: readonly { pattern: RegExp; hint: string }[] = [
  // RFC 2606, sections 2 and 3; RFC 6761, section 6.3
  {
    pattern:
      /(?<![a-z0-9-])(?:(?:[a-z0-9-]+\.)*(?:example\.(?:com|net|org)|[a-z0-9-]+\.example)|localhost)(?![a-z0-9-])/i,
    hint: addressHint,
  },
  // A country code followed by zeros, which is never assigned.
  { pattern: /\+\d{1,3}(?:[ -]?0){6,}(?![ -]?\d)/, hint: telephoneHint },
  // Fictional numbers: 555-0100 to 555-0199 in North America, and the ranges of Ofcom and ACMA.
  {
    pattern: /\b555[ -]?01\d\d\b|\b(?:7946 ?0|1632 ?960 ?|7700 ?900 ?|491 ?570 ?)\d{3}\b/,
    hint: telephoneHint,
  },
  // “Sample: …”, “Example 1”, “Sample Name”
  { pattern: /\b(?:Sample|Example)(?=:| [A-Z0-9])/, hint: textHint },
];

/** The first placeholder in a text, with the hint for it; the author will notice the others. */
const placeholderIn = (text: string) =>
  patterns
    .flatMap(({ pattern, hint }) => {
      const match = pattern.exec(text);
      return match ? { start: match.index, end: match.index + match[0].length, hint } : [];
    })
    .sort((a, b) => a.start - b.start)[0];
