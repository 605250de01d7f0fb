import { use, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Shell } from '../compiled';
import { Footer } from '../shell/footer';
import { Header } from '../shell/header';
import { StickyCallToAction } from '../shell/sticky-call-to-action';
import { InterfaceContext } from '../ui/interface';
import { applyHead } from './apply-head';
import { BlockList } from './block-list';
import { FailureBoundary } from './failure-boundary';
import { headOf } from './head';
import type { PageStore } from './page-store';
import { usePageViews } from './page-views';
import { useScrollAndFocus } from './scroll-and-focus';

/** The module is loaded only if a site names third-party scripts. */
const addScript = (address: string, leaving: AbortSignal) =>
  void import('./site-scripts').then((scripts) => scripts.addScript(address, leaving));

interface AppProps {
  shell: Shell;
  pages: PageStore;
}

/** Every page: header, footer, and the page of the current address between them. */
export function App({ shell, pages }: AppProps) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''; // for tests and styles
  }, []);
  const parts = useMemo(() => ({ sprite: shell.sprite, newTab: shell.words.newTab, addScript }), [shell]);
  return (
    <FailureBoundary words={shell.words}>
      <InterfaceContext value={parts}>
        <Header shell={shell} />
        <CurrentPage shell={shell} pages={pages} />
        <Footer shell={shell} />
      </InterfaceContext>
    </FailureBoundary>
  );
}

/** The router moves inside a transition: the old page stays until the new one is here. */
function CurrentPage({ shell, pages }: AppProps) {
  const { pathname } = useLocation();
  const loaded = use(pages.at(pathname));
  const { page } = loaded;
  const { action } = shell.header;
  const leadsElsewhere = action.to.href.split(/[?#]/)[0] !== page.route;
  const main = useRef<HTMLElement>(null);
  const shown = useRef(page);

  useScrollAndFocus(main);
  useEffect(() => {
    if (shown.current === page) return; // the served page brought its own head
    shown.current = page;
    applyHead(headOf(page, shell));
  }, [page, shell]);
  usePageViews(); // after the head: the analytics report its title, too

  return (
    <main id="content" ref={main} tabIndex={-1} data-kind={page.kind} data-tone={page.tone}>
      <BlockList key={page.route} {...loaded} words={shell.words} badge={shell.badge} />
      {leadsElsewhere && <StickyCallToAction key={`action ${page.route}`} action={action} />}
    </main>
  );
}
