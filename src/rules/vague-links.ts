import { vagueLink } from '../diagnostics/vague-link/vague-link';
import { locationInText } from '../document/location';
import { links } from '../references/links';
import { forVisibleDocuments, type Rule } from './rule';

/** Matches texts such as “click here”, “read more” and “this page”. */
const vagueText =
  /^(?:(?:click |press |tap |see |read )?(?:here|this)|(?:read |learn |find out |see )?more|(?:this |the )?(?:link|page))$/i;

/** Links whose text says nothing out of context, as in a screen reader's list of links. */
export const vagueLinks: Rule = forVisibleDocuments(({ parsed, references }) =>
  references.of(links).flatMap(({ pointer, textPosition }) => {
    if (!textPosition) return [];
    // In “[label](address)”, `textPosition` begins at the address.
    const end = textPosition.text.lastIndexOf('](', textPosition.start);
    const start = textPosition.text.lastIndexOf('[', end) + '['.length;
    const label = textPosition.text.slice(start, end);
    // Without the marks of emphasis, full stops and ellipses.
    if (!vagueText.test(label.replace(/[*.…]/g, '').trim())) return [];
    // The target does not follow at once, so the label is that of another link.
    if (!/^\]\(\s*<?$/.test(textPosition.text.slice(end, textPosition.start))) return [];
    return [vagueLink(locationInText(parsed, pointer, start, start + label.length), label)];
  }),
);
