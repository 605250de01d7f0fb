/** A warning about a document. */
export interface Warning {
  /** File and line. */
  location: string;
  message: string;
  hint?: string;
  /** Explains the warning. */
  helpUrl: string;
}

/**
 * Notices for authors in the live preview. They stick to the bottom of the window, but come after the page, so that at
 * its end they cover nothing. They are added in the browser, so that the served page is the same as in a build.
 */
const notices = document.createElement('aside');
notices.id = 'dev-notices';
notices.setAttribute('aria-label', 'For the author');
notices.style.cssText =
  'position:sticky;bottom:0;z-index:9999;text-align:center;font:14px sans-serif;background:#ffd54a;color:#000';

/** The current content of the notices. They are re-rendered only when it changes, so that an open list stays open. */
let lastNotices = '';

/** Shows whether the page is a draft, the site's warnings, and the figures of the page that are to be confirmed. */
export function showNotices(isDraft: boolean, warnings: readonly Warning[]): void {
  const remarks = figureRemarks();
  const newNotices = JSON.stringify([isDraft, warnings, remarks]);
  if (newNotices === lastNotices) return;
  lastNotices = newNotices;
  const noticeElements = [
    ...(isDraft ? [draftNotice()] : []),
    ...(warnings.length > 0 ? [listNotice('warning', 'warnings', warnings.map(warningEntry))] : []),
    ...(remarks.length > 0
      ? [listNotice('figure to confirm', 'figures to confirm', remarks.map(listEntry))]
      : []),
  ];
  notices.replaceChildren(...noticeElements);
  if (noticeElements.length > 0) document.body.append(notices);
  else notices.remove();
}

/** Marks figures that are samples or doubtful (ui/fact-mark.tsx). */
const marks = new CSSStyleSheet();
marks.replaceSync(
  '[data-for-author]{padding-inline:.25em;outline:1px dotted;background:#ffd54a;color:#000;font:11px sans-serif}',
);
document.adoptedStyleSheets.push(marks);

/** Remarks about figures of the page, which are the tooltips of their marks, without duplicates. */
const figureRemarks = (): readonly string[] => [
  ...new Set([...document.querySelectorAll<HTMLElement>('[data-for-author]')].map(({ title }) => title)),
];

const draftNotice = () =>
  elementWithText(
    'p',
    'A draft: visitors do not see this page yet.',
    'max-inline-size:none;margin:0;padding:4px',
  );

/** A line with the number of entries, which expands to their list. */
function listNotice(singular: string, plural: string, entries: readonly HTMLElement[]): HTMLElement {
  const notice = document.createElement('details');
  const summary = `${entries.length} ${entries.length === 1 ? singular : plural}`;
  notice.append(elementWithText('summary', summary, 'padding:4px;cursor:pointer'));
  const list = document.createElement('ul');
  list.style.cssText = 'max-block-size:40vh;overflow:auto;margin:0;padding:8px 32px 16px;text-align:start';
  list.append(...entries);
  notice.append(list);
  return notice;
}

function warningEntry({ location, message, hint = '', helpUrl }: Warning): HTMLElement {
  const entry = listEntry(`${location} ${message} ${hint} `);
  entry.append(Object.assign(elementWithText('a', 'More about it'), { href: helpUrl }));
  return entry;
}

const listEntry = (text: string) => elementWithText('li', text, 'margin-block-start:8px');

function elementWithText<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string, style = '') {
  const element = document.createElement(name);
  element.textContent = text;
  element.style.cssText = style;
  return element;
}
