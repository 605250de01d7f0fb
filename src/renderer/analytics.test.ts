import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportPageView, sendPageViews } from '../islands/page-views';
import { startAnalytics } from './analytics';

vi.mock('../islands/site-scripts', () => ({
  addScript(_element: HTMLElement, attributes: object) {
    const script = {
      ...attributes,
      addEventListener: (_event: string, task: () => void) => (finishLoading = task),
    };
    addedScripts.push(script);
    return script;
  },
}));

let addedScripts: object[];
/** Makes the page idle, upon which scripts are added. */
let becomeIdle: () => void;
/** Reports that the script added last has loaded. */
let finishLoading: () => void;

const element = (adapter: string, account: string) =>
  ({
    dataset: { adapter, analytics: account },
  }) as unknown as HTMLElement;

function start(adapter: string, account: string): void {
  startAnalytics(element(adapter, account));
  sendPageViews();
}

beforeEach(() => {
  addedScripts = [];
  const idle: (() => void)[] = [];
  becomeIdle = () => {
    for (const task of idle.splice(0)) task();
  };
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
  vi.stubGlobal('location', { origin: 'https://www.example.com', pathname: '/japan', search: '?from=mail' });
  vi.stubGlobal('document', { readyState: 'complete' });
  reportPageView(); // before any analytics script is there
});
afterEach(() => vi.unstubAllGlobals());

const moveTo = (path: string) => {
  Object.assign(location, { pathname: path, search: '' });
  reportPageView();
};

describe('umami', () => {
  it('gets each view once its script has loaded, and tracks none itself', async () => {
    const sent: object[] = [];
    start('umami', '8f0d2c1e');
    expect(addedScripts).toEqual([]); // scripts wait until the page is idle
    becomeIdle();
    expect(addedScripts).toMatchObject([{ 'data-website-id': '8f0d2c1e', 'data-auto-track': 'false' }]);
    moveTo('/peru');
    window.umami = { track: (describe) => void sent.push(describe({ website: '8f0d2c1e', url: 'there' })) };
    expect(sent).toEqual([]);
    finishLoading();
    await expect.poll(() => sent).toHaveLength(2);
    moveTo('/norway');
    await expect.poll(() => sent).toHaveLength(3);
    expect(sent).toEqual(
      ['/japan?from=mail', '/peru', '/norway'].map((url) => ({ website: '8f0d2c1e', url })),
    );
  });
});

describe('plausible', () => {
  it('queues views for its script, which takes over', () => {
    start('plausible', 'www.example.com');
    moveTo('/peru');
    becomeIdle();
    expect(addedScripts).toMatchObject([{ 'data-domain': 'www.example.com' }]);
    const view = (path: string) => ['pageview', { u: `https://www.example.com${path}` }];
    expect(window.plausible?.q).toEqual([view('/japan?from=mail'), view('/peru')]);
    const sent: unknown[] = [];
    window.plausible = (...call) => void sent.push(call);
    moveTo('/norway');
    expect(sent).toEqual([view('/norway')]);
  });
});

describe('gtag', () => {
  it('gets its calls in the form that its script recognises, and is told to send no view itself', () => {
    start('gtag', 'G-1');
    moveTo('/peru');
    becomeIdle();
    expect(addedScripts).toHaveLength(1);
    const calls = window.dataLayer ?? [];
    for (const call of calls) expect(Object.prototype.toString.call(call)).toBe('[object Arguments]');
    expect(calls.map((call) => Array.from(call as ArrayLike<unknown>))).toEqual([
      ['js', expect.any(Date)],
      ['config', 'G-1', { send_page_view: false }],
      ['event', 'page_view', { page_path: '/japan?from=mail' }],
      ['event', 'page_view', { page_path: '/peru' }],
    ]);
  });
});
