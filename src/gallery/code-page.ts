import { formatDiagnostics } from '../diagnostics/format-diagnostics';
import { type CodeExample, checkExample, type ExampleImage, imageAt } from './code-example';
import { copyable, framePage } from './frame-page';
import { html, type Markup } from './html';
import type { Documents, Shelf, Written } from './small-site';

/** What the check says under a code, from its example. */
export interface CodeSummary {
  code: string;
  severity: string;
  message: string;
  hint?: string;
  /** As it stands in a terminal. */
  report: string;
}

export function summariseCode(code: string, example: CodeExample, shelf: Shelf): CodeSummary {
  const { diagnostics, texts } = checkExample(code, example, 'wrong', shelf);
  const found = diagnostics.filter((diagnostic) => diagnostic.code === code);
  const [first] = found;
  if (!first) throw new Error(`The example of ${code} does not give that code`);
  const { severity, message, hint } = first;
  return { code, severity, message, hint, report: formatDiagnostics(found, texts) };
}

/** A code of the check: what it says, a document that is wrong, and the same one fixed. */
export const codePage = (
  { code, severity, message, hint, report }: CodeSummary,
  { wrong, right }: CodeExample,
): string =>
  framePage({
    title: `${code} – Gallery`,
    content: html`<h1><code>${code}</code> <span class="severity" data-severity="${severity}">${severity}</span></h1>
<p class="lead">${message}</p>
<p>What to do: ${hint}</p>
<section><h2 id="wrong">Wrong</h2>${documents(wrong)}</section>
<section><h2 id="report">What the check says</h2><pre tabindex="0" aria-label="The report"><code>${report}</code></pre></section>
<section><h2 id="right">Right</h2>${documents(right)}</section>`,
  });

const documents = (written: Documents): readonly Markup[] =>
  Object.entries(written).map(([path, document]) => {
    const picture = imageAt(path, document);
    if (picture) return html`<p><code>pages-json/${path}</code>: a picture${measures(picture)}.</p>`;
    return document === null
      ? html`<p><code>pages-json/${path}</code> is missing.</p>`
      : html`<p><code>pages-json/${path}</code>${told(document)}</p>${copyable(path, textOf(document))}`;
  });

function measures({ size, bytes }: ExampleImage): string {
  const measured = [
    ...(size && 'width' in size ? [`${size.width} × ${size.height} pixels`] : []),
    ...(bytes === undefined ? [] : [`${Math.ceil(bytes / 1024)} KB`]),
  ];
  return measured.length > 0 ? ` of ${measured.join(' and ')}` : '';
}

/** Of a page only the blocks are shown, of other documents what matters. */
function told(document: Exclude<Written, null>): string {
  if (typeof document === 'string') return ':';
  if (Array.isArray(document) && document.length > 0)
    return document.length === 1 ? ', one block of it:' : ', its blocks:';
  return Object.keys(document).length > 0 ? ', these properties of it:' : ', any sound document:';
}

function textOf(document: Exclude<Written, null>): string {
  if (typeof document === 'string') return document;
  const isBlock = Array.isArray(document) && document.length === 1;
  return JSON.stringify(isBlock ? document[0] : document, null, 2);
}
