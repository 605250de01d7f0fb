import { unfilledPrefill } from '../diagnostics/unfilled-prefill/unfilled-prefill';
import { blockSchemaFile } from '../document/document-kind';
import { locationOfValue } from '../document/location';
import type { FormDocument } from '../generated/documents';
import { formName, forms } from '../references/forms';
import { links } from '../references/links';
import { topicOf } from '../references/page-topic';
import { kindsDocument } from '../references/site-kinds';
import { addressOf } from '../references/target';
import type { CheckedPage, CheckedSite } from '../site/checked-site';
import { publishedPages, shownDocuments } from './published';
import { onlyIfValid, type Rule } from './rule';

/** Prefilled fields for which no page or link provides a value. */
export const unfilledPrefills: Rule = onlyIfValid((site) => {
  const written = site.documents.filter(({ kind }) => kind === 'form');
  const askingBlocks = written.flatMap(({ document }) => {
    const { fields } = document.value as FormDocument;
    return fields.flatMap(({ prefill }, index) =>
      prefill ? [{ document, prefill, pointer: `/fields/${index}/prefill` }] : [],
    );
  });
  return askingBlocks.flatMap(({ document, prefill, pointer }) => {
    const shown = pagesWith(formName(document.source.path) ?? '', site);
    const lacks = prefill.map((topic) => lackOf(topic, shown, site));
    const [lack] = lacks;
    return shown.length === 0 || lack === undefined || lacks.includes(undefined)
      ? []
      : [unfilledPrefill(locationOfValue(document, pointer), prefill, lack)];
  });
});

/** A page that shows the form, and the anchor of its block. */
interface Showing {
  page: CheckedPage;
  anchor?: string;
}

/** The pages that show a form, in their own blocks or the ending blocks of their kind. */
function pagesWith(form: string, site: CheckedSite): readonly Showing[] {
  const endings = kindsDocument(site.documents)?.references.of(forms) ?? [];
  const kinds = new Set(
    endings
      .filter(({ name }) => name === form)
      .map(({ pointer }) => site.kinds[Number(pointer.split('/')[2])]?.kind),
  );
  return publishedPages(site).flatMap((page): readonly Showing[] => {
    const own = page.documentIndex.forms?.find(({ name }) => name === form);
    if (!own) return kinds.has(page.content.kind) ? [{ page }] : [];
    return [{ page, anchor: own.anchor }];
  });
}

type Lack = Parameters<typeof unfilledPrefill>[2];

/** Why a form never gets a topic; undefined if it does. */
function lackOf(topic: string, shown: readonly Showing[], site: CheckedSite): Lack | undefined {
  const about = publishedPages(site).filter((page) => topicOf(page, site.documents)?.topic === topic);
  const [first] = shown;
  if (about.length > 0) {
    const { booking } = site.settings.content;
    const leads = shown.some(({ page }) => page.route === addressOf(booking?.to ?? '')?.path);
    if (leads || shown.some(({ page }) => about.includes(page))) return undefined;
  }
  if (isCarriedByHand(topic, site)) return undefined;
  if (about.length > 0 && first)
    return { needs: 'booking', to: first.page.route + (first.anchor ? `#${first.anchor}` : '') };
  const kinds = site.kinds.filter((kind) => kind.topic === topic).map(({ kind }) => kind);
  return kinds.length > 0 ? { needs: 'pages', kinds } : { needs: 'kind', topic };
}

/** Whether a link has the topic in its query, set by a block or by an author. Checked last, because it is slow. */
function isCarriedByHand(topic: string, site: CheckedSite): boolean {
  const carries = (type: string) =>
    site.sources.schemas[blockSchemaFile(type)]?.carries?.includes(topic) === true;
  const shown = shownDocuments(site);
  return (
    shown.some(({ documentIndex }) => documentIndex.requiredWords.some(carries)) ||
    site.kinds.some(({ opening = [], ending = [] }) =>
      [...opening, ...ending].some(({ type }) => carries(type)),
    ) ||
    shown.some(({ references }) => references.of(links).some(({ target }) => queryOf(target).has(topic))) ||
    publishedPages(site).some(({ content }) => content.blocks.some(({ type }) => carries(type)))
  );
}

const queryOf = (target: string) => new URLSearchParams(/\?([^#]*)/.exec(target)?.[1] ?? '');
