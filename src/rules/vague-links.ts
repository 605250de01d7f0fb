import { vagueLink } from '../diagnostics/vague-link/vague-link';
import { locationInText } from '../document/location';
import { links } from '../references/links';
import { forVisibleDocuments, type Rule } from './rule';

const vagueText =
  /^(?:(?:click |press |tap |see |read )?(?:here|this)|(?:read |learn |find out |see )?more|(?:this |the )?(?:link|page))$/i;

/** Links whose text is not understandable out of context, as in a screen reader's list of links. */
export const vagueLinks: Rule = forVisibleDocuments(({ document, references }) =>
  references.of(links).flatMap(({ pointer, within }) => {
    if (!within) return [];
    const end = within.text.lastIndexOf('](', within.start);
    const start = within.text.lastIndexOf('[', end) + '['.length;
    const label = within.text.slice(start, end);
    if (!vagueText.test(label.replace(/[*.…]/g, '').trim())) return [];
    if (!/^\]\(\s*<?$/.test(within.text.slice(end, within.start))) return []; // the label of another link
    return [vagueLink(locationInText(document, pointer, start, start + label.length), label)];
  }),
);
