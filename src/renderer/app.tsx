import type { Page, Shell } from '../compiled';
import { Footer } from '../shell/footer';
import { Header } from '../shell/header';
import { StickyCallToAction } from '../shell/sticky-call-to-action';
import { BlockList } from './block-list';

/** Every page: header, its blocks, footer. */
export function App({ page, shell }: { page: Page; shell: Shell }) {
  const { action } = shell.header;
  const leadsElsewhere = action.to.href.split(/[?#]/)[0] !== page.route;
  return (
    <>
      <Header shell={shell} />
      <main id="content" tabIndex={-1} data-kind={page.kind} data-tone={page.tone}>
        <BlockList page={page} words={shell.words} badge={shell.badge} />
        {leadsElsewhere && <StickyCallToAction action={action} />}
      </main>
      <Footer shell={shell} />
    </>
  );
}
