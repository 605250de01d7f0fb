import type { ReactNode } from 'react';
import { ResendNotice } from '../blocks/enquiry-form/resend-notice';
import { NoticeStrip } from '../blocks/notice/notice';
import type { Page, Shell } from '../compiled';
import { Footer } from '../shell/footer';
import { Header } from '../shell/header';
import { StickyCallToAction } from '../shell/sticky-call-to-action';
import { languageAttributes } from '../ui/language-attributes';
import { BlockList } from './block-list';
import { contentsOf } from './contents';
import { showsPageActions } from './definition-of';
import { PageActions } from './page-actions';
import { PrintDetails } from './print-details';

/**
 * The parts of every page, in order. `main` has the notice above it, and differs between pages; how header and footer
 * differ is in shell-variant.ts.
 */
export interface PageParts {
  header: ReactNode;
  main: ReactNode;
  footer: ReactNode;
}

/** Renders the parts of a page. */
export const partsOf = (page: Page, shell: Shell): PageParts => ({
  header: <Header shell={shell} />,
  main: (
    <>
      {shell.notice && <NoticeStrip {...shell.notice} />}
      <Main page={page} shell={shell} />
    </>
  ),
  footer: <Footer shell={shell} />,
});

function Main({ page, shell }: { page: Page; shell: Shell }) {
  const { stickyBar } = shell;
  // The sticky bar with the call to action is left out on the page that it links to.
  const showsCallToAction = stickyBar !== undefined && stickyBar.to.href.split(/[?#]/)[0] !== page.route;
  // Styles look for `data-images` (images beside text on wide screens only) and `data-bar` (the sticky bar is there);
  // `data-copied` is what an island says once it has copied a link.
  return (
    <main
      id="content"
      tabIndex={-1}
      {...languageAttributes(page.locale?.language)}
      data-images={page.images}
      data-copied={shell.words.shell.copied}
      data-tone={page.tone}
      data-bar={showsCallToAction ? '' : undefined}
    >
      <BlockList page={page} shell={shell} />
      {showsCallToAction && <StickyCallToAction {...stickyBar} to={page.stickyBarTarget ?? stickyBar.to} />}
      {contentsOf(page).length > 0 && !page.blocks.some(showsPageActions) && (
        <PageActions words={shell.words.shell} />
      )}
      <ResendNotice />
      <PrintDetails page={page} shell={shell} />
    </main>
  );
}
