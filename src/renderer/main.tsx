import { ResendNotice } from '../blocks/enquiry-form/resend-notice';
import { NoticeStrip } from '../blocks/notice/notice';
import type { Page, Shell } from '../compiled';
import { StickyCallToAction } from '../shell/sticky-call-to-action';
import { languageAttributes } from '../ui/language-attributes';
import { BlockList } from './block-list';
import { contentsOf } from './contents';
import { PageActions } from './page-actions';
import { PrintDetails } from './print-details';

/** What is between the header and the footer of a page, with the site's notice above it. */
export function Main({ page, shell }: { page: Page; shell: Shell }) {
  const { notice, stickyBar } = shell;
  // The sticky bar with the call to action is left out on the page that it links to.
  const showsCallToAction = stickyBar !== undefined && stickyBar.to.href.split(/[?#]/)[0] !== page.route;
  // Styles look for `data-images` (only wide screens show images beside text) and `data-bar` (the sticky bar is there);
  // `data-copied` is what an island says once it has copied a link.
  return (
    <>
      {notice && <NoticeStrip {...notice} />}
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
        {/* The block `next-steps` has the page actions within itself. */}
        {contentsOf(page).length > 0 && !page.blocks.some(({ type }) => type === 'next-steps') && (
          <PageActions words={shell.words.shell} />
        )}
        <ResendNotice />
        <PrintDetails page={page} shell={shell} />
      </main>
    </>
  );
}
