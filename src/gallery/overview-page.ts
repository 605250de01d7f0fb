import type { Sources } from '../document/source';
import { blockAddress, diagnosticAddress, shellAddress } from './address';
import type { ExplainedCode } from './code-example';
import { blockTypes, examplesOf } from './example-site';
import { framePage } from './frame-page';
import { html, withCode } from './html';
import { missingWords } from './missing-words';

/**
 * All blocks and messages on one page, so that the browser's find-in-page works. `usage` has the routes of the
 * pages that use each block type.
 */
export function overviewPage(
  sources: Sources,
  usage: ReadonlyMap<string, readonly string[]>,
  codes: readonly ExplainedCode[],
): string {
  const listItem = (type: string) => {
    const count = usage.get(type)?.length ?? 0;
    return html`<li><a href="${blockAddress(type)}"><code>${type}</code></a>
<p>${withCode(sources.schemas[`schema/blocks/${type}.schema.json`]?.description)}</p>
<p class="count">${count === 0 ? 'not used yet' : count === 1 ? 'on 1 page' : `on ${count} pages`}</p></li>`;
  };
  const types = blockTypes(sources);
  const typesWithoutWords = types.filter((type) =>
    examplesOf(sources, type).every((example) => missingWords(sources, example).length > 0),
  );
  const withoutWordsSection = html`<section><h2 id="without-words">Blocks without words</h2>
<p>The site does not have the words that they say in <code>_words.json</code>. Their pages name them.</p>
<ul class="list">${typesWithoutWords.map(listItem)}</ul></section>`;
  const messages = codes.map(
    ({
      definition: { code, severity, about },
    }) => html`<li><a href="${diagnosticAddress(code)}"><code>${code}</code></a> <span class="severity" data-severity="${severity}">${severity}</span>
<p>${about}</p></li>`,
  );
  return framePage(
    'Gallery',
    html`<h1>Gallery</h1>
<p class="lead">Every block that a page can have, live and with its JSON to copy, and every message of the check with a wrong and a right example. The gallery is generated from the schema, so it is always up to date.</p>
<section><h2 id="blocks">Blocks</h2><ul class="list">${types.filter((type) => !typesWithoutWords.includes(type)).map(listItem)}</ul></section>
${typesWithoutWords.length > 0 ? withoutWordsSection : undefined}
<section><h2 id="shell">Around every page</h2><ul class="list"><li><a href="${shellAddress}">Header and footer</a>
<p>What surrounds the blocks of every page.</p></li></ul></section>
<section><h2 id="messages">Messages of the check</h2><ul class="list">${messages}</ul></section>`,
  );
}
