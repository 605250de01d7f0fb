import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportPageView, sendPageViews } from '../../islands/page-views';
import { startAnalytics } from './analytics';

vi.mock('../../islands/site-scripts', () => ({
  addScript(_element: HTMLElement, attributes: object) {
    const script = { ...attributes, addEventListener: (_event: string, task: () => void) => (arrive = task) };
    added.push(script);
    return script;
  },
}));

/** The scripts that a page gets once it has nothing else to do, and what happens when the last has come. */
let added: object[];
let settle: () => void;
let arrive: () => void;

const element = (adapter: string, analytics: string) =>
  ({
    dataset: { adapter, analytics },
  }) as unknown as HTMLElement;

function start(adapter: string, account: string): void {
  startAnalytics(element(adapter, account));
  sendPageViews();
}

beforeEach(() => {
  added = [];
  const idle: (() => void)[] = [];
  settle = () => {
    for (const task of idle.splice(0)) task();
  };
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
  vi.stubGlobal('location', { origin: 'https://www.example.com', pathname: '/japan', search: '?from=mail' });
  vi.stubGlobal('document', { readyState: 'complete' });
  reportPageView(); // before anything of the analytics has come
});
afterEach(() => vi.unstubAllGlobals());

const moveTo = (path: string) => {
  Object.assign(location, { pathname: path, search: '' });
  reportPageView();
};

describe('umami', () => {
  it('gets each view once its script has come, and none by itself', async () => {
    const sent: object[] = [];
    start('umami', '8f0d2c1e');
    expect(added).toEqual([]); // the page first
    settle();
    expect(added).toMatchObject([{ 'data-website-id': '8f0d2c1e', 'data-auto-track': 'false' }]);
    moveTo('/peru');
    window.umami = { track: (describe) => void sent.push(describe({ website: '8f0d2c1e', url: 'there' })) };
    expect(sent).toEqual([]);
    arrive();
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
    settle();
    expect(added).toMatchObject([{ 'data-domain': 'www.example.com' }]);
    const view = (path: string) => ['pageview', { u: `https://www.example.com${path}` }];
    expect(window.plausible?.q).toEqual([view('/japan?from=mail'), view('/peru')]);
    const sent: unknown[] = [];
    window.plausible = (...call) => void sent.push(call);
    moveTo('/norway');
    expect(sent).toEqual([view('/norway')]);
  });
});

describe('gtag', () => {
  it('has its calls as its script recognises them: it sends no view by itself', () => {
    start('gtag', 'G-1');
    moveTo('/peru');
    settle();
    expect(added).toHaveLength(1);
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
