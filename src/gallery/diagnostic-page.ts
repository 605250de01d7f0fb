import { formatDiagnostics } from '../diagnostics/format-diagnostics';
import { kilobytes } from '../diagnostics/message-values';
import { asImage, checkExample, type ExampleImage, type ExplainedCode } from './code-example';
import { copyable, framePage } from './frame-page';
import { html, type Markup } from './html';
import type { Documents, ExampleDocument, SiteAssets } from './small-site';

/**
 * The page of a diagnostic code: when it is reported, a wrong document with the message, and the document fixed.
 * `assets` is what the small site of an example has besides its documents.
 */
export function diagnosticPage(
  { definition: { code, severity, about }, example }: ExplainedCode,
  assets: SiteAssets,
): string {
  const { diagnostics, texts } = checkExample(code, example, 'wrong', assets);
  const found = diagnostics.filter((diagnostic) => diagnostic.code === code);
  return framePage(
    `${code} – Gallery`,
    html`<h1><code>${code}</code> <span class="severity" data-severity="${severity}">${severity}</span></h1>
<p class="lead">${about}</p>
<section><h2 id="wrong">Wrong</h2>${documentSections(example.wrong)}</section>
<section><h2 id="report">What the check says</h2><pre tabindex="0" aria-label="The report"><code>${formatDiagnostics(found, texts)}</code></pre></section>
<section><h2 id="right">Right</h2>${documentSections(example.right)}</section>`,
  );
}

/** The documents of one side of an example, each with a copy button. */
const documentSections = (documentsByPath: Documents): readonly Markup[] =>
  Object.entries(documentsByPath).map(([path, document]) => {
    const image = asImage(path, document);
    if (image) return html`<p><code>pages-json/${path}</code>: an image${describeSize(image)}.</p>`;
    return document === null
      ? html`<p><code>pages-json/${path}</code> is missing.</p>`
      : html`<p><code>pages-json/${path}</code>${noteOn(document)}</p>${copyable(path, textOf(document))}`;
  });

function describeSize({ size, bytes }: ExampleImage): string {
  const measured = [
    ...(size ? [`${size.width} × ${size.height} pixels`] : []),
    ...(bytes === undefined ? [] : [kilobytes(bytes)]),
  ];
  return measured.length > 0 ? ` of ${measured.join(' and ')}` : '';
}

/** Which part of a document is shown: the blocks of a page, or the relevant properties of another document. */
function noteOn(document: Exclude<ExampleDocument, null>): string {
  if (typeof document === 'string') return ':';
  if (Array.isArray(document) && document.length > 0)
    return document.length === 1 ? ', one block of it:' : ', its blocks:';
  return Object.keys(document).length > 0 ? ', these properties of it:' : ', any valid document:';
}

function textOf(document: Exclude<ExampleDocument, null>): string {
  if (typeof document === 'string') return document;
  const isBlock = Array.isArray(document) && document.length === 1;
  return JSON.stringify(isBlock ? document[0] : document, null, 2);
}
