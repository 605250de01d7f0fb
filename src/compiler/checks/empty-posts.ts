import type { Diagnostic } from '../../diagnostics/diagnostic';
import { missingChoice } from '../../diagnostics/missing-property/missing-property';
import { locationOfValue } from '../../document/location';
import { blocksOf } from '../../site/blocks-of';
import type { LinkedSite } from '../../site/checked-site';
import { mayHave } from '../may-have';

const advice = 'List the posts yourself, or name the kind of pages that list themselves, by date.';

/** Blocks of posts that say neither which posts nor which pages. */
export const emptyPosts = ({ documents }: LinkedSite): readonly Diagnostic[] =>
  documents.flatMap((each) =>
    blocksOf(each, 'posts')
      .filter(
        ({ block, pointer }) =>
          block.items === undefined &&
          block.pages === undefined &&
          !mayHave(each.broken, pointer, ['items', 'pages']),
      )
      .map(({ pointer }) =>
        missingChoice(locationOfValue(each.document, `${pointer}/type`), ['items', 'pages'], advice),
      ),
  );
