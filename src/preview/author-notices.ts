/** A warning about a document, and the address at which it is explained. */
export interface Warning {
  place: string;
  message: string;
  hint?: string;
  about: string;
}

/**
 * What only an author sees of a page. It is below the page and as wide as it: at the end of the page it covers nothing.
 * It is not part of what is served, so that the page is the same as in the build.
 */
const notices = document.createElement('aside');
notices.id = 'dev-notices';
notices.setAttribute('aria-label', 'For the author');
notices.style.cssText =
  'position:sticky;bottom:0;z-index:9999;text-align:center;font:14px sans-serif;background:#ffd54a;color:#000';

/** What the notices say; they are written again only when that changes, so that an open list stays open. */
let said = '';

export function showNotices(isDraft: boolean, warnings: readonly Warning[]): void {
  const next = JSON.stringify([isDraft, warnings]);
  if (next === said) return;
  said = next;
  const hasWarnings = warnings.length > 0;
  notices.replaceChildren(
    ...(isDraft ? [draftNotice()] : []),
    ...(hasWarnings ? [warningNotice(warnings)] : []),
  );
  if (isDraft || hasWarnings) document.body.append(notices);
  else notices.remove();
}

const draftNotice = () =>
  withText('p', 'A draft: visitors do not see this page yet.', 'max-inline-size:none;margin:0;padding:4px');

/** One line, which opens to a list. */
function warningNotice(warnings: readonly Warning[]): HTMLElement {
  const notice = document.createElement('details');
  const count = `${warnings.length} warning${warnings.length === 1 ? '' : 's'}`;
  notice.append(withText('summary', count, 'padding:4px;cursor:pointer'));
  const list = document.createElement('ul');
  list.style.cssText = 'max-block-size:40vh;overflow:auto;margin:0;padding:8px 32px 16px;text-align:start';
  for (const { place, message, hint = '', about } of warnings) {
    const more = Object.assign(withText('a', 'More about it'), { href: about });
    const entry = withText('li', `${place} ${message} ${hint} `, 'margin-block-start:8px');
    entry.append(more);
    list.append(entry);
  }
  notice.append(list);
  return notice;
}

function withText<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string, style = '') {
  const element = document.createElement(name);
  element.textContent = text;
  element.style.cssText = style;
  return element;
}
