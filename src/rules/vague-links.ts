import { vagueLink } from '../diagnostics/vague-link/vague-link';
import { locationInText } from '../document/location';
import { links } from '../references/links';
import { shownDocuments } from './published';
import type { Rule } from './rule';

const vague =
  /^(?:(?:click |press |tap |see |read )?(?:here|this)|(?:read |learn |find out |see )?more|(?:this |the )?(?:link|page))$/i;

/** Links whose text means nothing on its own: a screen reader lists them without their sentences. */
export const vagueLinks: Rule = (site) =>
  shownDocuments(site).flatMap(({ document, references }) =>
    references.of(links).flatMap(({ pointer, within }) => {
      const found = labelBefore.exec(within?.text.slice(0, within.start) ?? '');
      const label = found?.[1] ?? '';
      if (!found || !vague.test(label.replace(/[*.…]/g, '').trim())) return [];
      const start = found.index + '['.length;
      return [vagueLink(locationInText(document, pointer, start, start + label.length), label)];
    }),
  );

/** The text of a link, before its address. */
const labelBefore = /\[([^[\]]*)\]\(\s*<?$/;
