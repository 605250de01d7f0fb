import type { Sources } from '../document/source';
import { exampleAddress } from './address';
import { describeBlock, type PropertyGroup, type PropertyRow } from './describe-properties';
import { examplesOf } from './example-site';
import { copyable, framePage } from './frame-page';
import { html, type Markup, withCode } from './html';
import { liveFrames } from './live-frames';
import { missingWords, toWordsDocument } from './missing-words';

/**
 * The page of a block type: its examples (live and as JSON), its properties, and links to the pages that use it.
 * `routes` are those of these pages, and `siteAddress` is the prefix of the links.
 */
export function blockPage(
  sources: Sources,
  type: string,
  routes: readonly string[],
  siteAddress: string,
): string {
  const schemaFile = `schema/blocks/${type}.schema.json`;
  const examples = examplesOf(sources, type);
  const sections = [
    ...examples.map((_example, index) => exampleHeading(index + 1, examples.length)),
    { id: 'properties', title: 'Properties' },
  ];
  return framePage(
    `${type} – Gallery`,
    html`<h1><code>${type}</code></h1>
<p class="lead">${withCode(sources.schemas[schemaFile]?.description)}</p>
${usage(routes, siteAddress)}
<nav aria-label="On this page">${sections.map(({ id, title }) => html`<a href="#${id}">${title}</a>`)}</nav>
${examples.map((example, index) => exampleSection(sources, type, example, index + 1, examples.length))}
<section><h2 id="properties">Properties</h2>
${describeBlock(sources.schemas, schemaFile).map((group, index) => propertyGroup(group, index > 0))}
</section>`,
  );
}

function usage(routes: readonly string[], siteAddress: string): Markup {
  if (routes.length === 0) return html`<p>No page uses this block yet.</p>`;
  const links = routes.map((route) => html`<li><a href="${siteAddress}${route}">${route}</a></li>`);
  const pages = routes.length === 1 ? '1 page' : `${routes.length} pages`;
  return html`<details class="usage"><summary>Used on ${pages}</summary><ul>${links}</ul></details>`;
}

const exampleHeading = (number: number, count: number) => ({
  id: `example-${number}`,
  title: count === 1 ? 'Example' : `Example ${number}`,
});

/** The JSON comes before the frames in the DOM, because tabbing would have to pass everything in the frames first. */
function exampleSection(
  sources: Sources,
  type: string,
  example: unknown,
  number: number,
  count: number,
): Markup {
  const { id, title } = exampleHeading(number, count);
  const address = exampleAddress(type, number);
  const json = copyable(`${type}, ${title} as JSON`, JSON.stringify(example, null, 2));
  const words = missingWords(sources, example);
  if (words.length > 0) {
    return html`<section class="example"><h2 id="${id}">${title}</h2>
<div class="json">${json}</div>
<p>It is not shown live, because the site lacks words that it says. Add them to <code>_words.json</code>:</p>
${copyable(`Words of ${type}, ${title}`, JSON.stringify(toWordsDocument(words), null, 2))}</section>`;
  }
  return html`<section class="example"><h2 id="${id}">${title}</h2>
<div class="json"><p><a href="${address}">${title} on a page of its own</a></p>
${json}</div>
${liveFrames(address, `${type}, ${title}`)}</section>`;
}

/**
 * A group of properties. `isNamed`: with a heading, as all groups after the first have, which are variants of the block
 * or parts that it uses. The first has one only if it has no properties, so that the group is not empty.
 */
function propertyGroup({ id, name, description, rows }: PropertyGroup, isNamed: boolean): Markup {
  const heading =
    isNamed || rows.length === 0
      ? html`<h3 id="${id}">${name}</h3><p>${withCode(description)}</p>`
      : undefined;
  return html`${heading}<dl class="properties">${rows.map(propertyRow)}</dl>`;
}

/** A property. `part` is the id of the group that describes its value. */
function propertyRow({ name, type, part, required, description, example }: PropertyRow): Markup {
  const typeMarkup = part ? html`<a href="#${part}">${type}</a>` : type;
  const exampleJson = example === undefined ? undefined : JSON.stringify(example);
  const exampleMarkup = exampleJson
    ? html`<p class="example-value">Example: <code>${exampleJson}</code></p>`
    : undefined;
  return html`<div><dt><code>${name}</code> <span class="type">${typeMarkup}</span> · <span class="${required ? 'required' : 'optional'}">${required ? 'required' : 'optional'}</span></dt>
<dd><p>${withCode(description)}</p>${exampleMarkup}</dd></div>`;
}
