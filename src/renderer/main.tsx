import type { Page, Shell } from '../compiled';
import { StickyCallToAction } from '../shell/sticky-call-to-action';
import { BlockList } from './block-list';

/** What a page has of its own, between the header and the footer. */
export function Main({ page, shell }: { page: Page; shell: Shell }) {
  const { action } = shell.header;
  const leadsElsewhere = action.to.href.split(/[?#]/)[0] !== page.route;
  return (
    <main id="content" tabIndex={-1} data-kind={page.kind} data-tone={page.tone}>
      <BlockList page={page} words={shell.words} badge={shell.badge} />
      {leadsElsewhere && <StickyCallToAction action={action} />}
    </main>
  );
}
