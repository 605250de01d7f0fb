import { unfilledPrefill } from '../diagnostics/unfilled-prefill/unfilled-prefill';
import { blockSchemaFile, formName } from '../document/document-kind';
import { locationOfValue } from '../document/location';
import type { FormDocument } from '../generated/documents';
import { forms } from '../references/forms';
import { links } from '../references/links';
import { topicOf } from '../references/page-topic';
import { kindsDocument } from '../references/site-kinds';
import { addressOf } from '../references/target';
import type { CheckedPage, CheckedSite } from '../site/checked-site';
import { publishedPages, shownDocuments } from './published';
import { onlyIfValid, type Rule } from './rule';

/** Fields of forms that are to be filled in with a topic, if no page and no link ever provides one. */
export const unfilledPrefills: Rule = onlyIfValid((site) => {
  const formDocuments = site.documents.filter(({ kind }) => kind === 'form');
  const prefilledFields = formDocuments.flatMap(({ parsed }) => {
    const { fields } = parsed.value as FormDocument;
    return fields.flatMap(({ prefill }, index) =>
      prefill ? [{ document: parsed, prefill, pointer: `/fields/${index}/prefill` }] : [],
    );
  });
  return prefilledFields.flatMap(({ document, prefill, pointer }) => {
    const occurrences = pagesShowing(formName(document.source.path) ?? '', site);
    const needs = prefill.map((topic) => needOf(topic, occurrences, site));
    const [firstNeed] = needs;
    return occurrences.length === 0 || firstNeed === undefined || needs.includes(undefined)
      ? []
      : [unfilledPrefill(locationOfValue(document, pointer), prefill, firstNeed)];
  });
});

/** A page that shows the form, and the anchor of its block. */
interface FormOnPage {
  page: CheckedPage;
  anchor?: string;
}

/** The pages that show a form, in their own blocks or in those that their kind adds. */
function pagesShowing(form: string, site: CheckedSite): readonly FormOnPage[] {
  const formsOfKinds = kindsDocument(site.documents)?.references.of(forms) ?? [];
  const kinds = new Set(
    formsOfKinds
      .filter(({ name }) => name === form)
      // The pointer begins with the index of the kind: `/kinds/0/ending/1`.
      .map(({ pointer }) => site.kinds[Number(pointer.split('/')[2])]?.kind),
  );
  return publishedPages(site).flatMap((page): readonly FormOnPage[] => {
    const ownForm = page.documentIndex.forms.find(({ name }) => name === form);
    if (!ownForm) return kinds.has(page.content.kind) ? [{ page }] : [];
    return [{ page, anchor: ownForm.anchor }];
  });
}

type Need = Parameters<typeof unfilledPrefill>[2];

/** What is missing for a form on these pages to get a topic; undefined if it may get one. */
function needOf(topic: string, occurrences: readonly FormOnPage[], site: CheckedSite): Need | undefined {
  const pagesWithTopic = publishedPages(site).filter(
    (page) => topicOf(page, site.documents)?.topic === topic,
  );
  const [first] = occurrences;
  // A page with the topic fills in the form on it, and passes the topic on in its links to the booking form.
  if (pagesWithTopic.length > 0) {
    const { booking } = site.settings.content;
    const isBookingTarget = occurrences.some(({ page }) => page.route === addressOf(booking?.to ?? '')?.path);
    if (isBookingTarget || occurrences.some(({ page }) => pagesWithTopic.includes(page))) return undefined;
  }
  if (isInLinkQuery(topic, site)) return undefined;
  if (pagesWithTopic.length > 0 && first)
    return { needs: 'booking', to: first.page.route + (first.anchor ? `#${first.anchor}` : '') };
  const kinds = site.kinds.filter((kind) => kind.topic === topic).map(({ kind }) => kind);
  return kinds.length > 0 ? { needs: 'pages', kinds } : { needs: 'kind', topic };
}

/** Whether any link has the topic in its query, set by a block or by an author. This is slow, so it is checked last. */
function isInLinkQuery(topic: string, site: CheckedSite): boolean {
  const documents = shownDocuments(site);
  // `carries` in the schema of a block has the topics that the block adds to its links.
  const carriesTopic = (type: string) =>
    site.sources.schemas[blockSchemaFile(type)]?.carries?.includes(topic) === true;
  return (
    documents.some(({ documentIndex }) => documentIndex.blockTypes.some(carriesTopic)) ||
    documents.some(({ references }) => references.of(links).some(({ target }) => queryOf(target).has(topic)))
  );
}

/** The query of a link target. */
const queryOf = (target: string) => new URLSearchParams(/\?([^#]*)/.exec(target)?.[1] ?? '');
