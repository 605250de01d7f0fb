import './renderer/styles'; // first: it names the layers in their order

import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { PageData } from './compiled';
import { App } from './renderer/app';
import { loadPage } from './renderer/load-page';
import { createPageStore } from './renderer/page-store';
import { currentAddress, reportPageView, sendPageViews } from './renderer/page-views';

reportPageView(currentAddress());

const { build, page, shell } = JSON.parse(
  document.getElementById('page-data')?.textContent ?? '',
) as PageData;
const root = document.getElementById('root');
const { analytics } = shell;
if (analytics) {
  void import('./renderer/analytics').then(({ startAnalytics }) => {
    startAnalytics(analytics);
    sendPageViews();
  });
}

// The components are awaited first: a block that suspends while it is hydrated would be rendered a second time.
const served = await loadPage(page);
const pages = createPageStore(served, window.location.pathname, build);
if (root) {
  hydrateRoot(
    root,
    <StrictMode>
      <BrowserRouter>
        <App shell={shell} pages={pages} />
      </BrowserRouter>
    </StrictMode>,
  );
}
