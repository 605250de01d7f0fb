import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';

interface Redirect {
  from: string;
  to: string;
}

/** Adds redirects to the text of `_site.json`, formatted like the last one. */
export function addRedirects(text: string, added: readonly Redirect[]): string {
  const tree = parseTree(text);
  const redirects = tree && findNodeAtLocation(tree, ['redirects']);
  const [first, last] = [redirects?.children?.[0], redirects?.children?.at(-1)];
  if (!redirects || !first || !last) return replaced(text, 'redirects', added);

  const end = last.offset + last.length;
  const space = text.slice(redirects.offset + 1, first.offset) || ' ';
  const pieces = added.map(
    ({ from, to }) => `,${space}${replaced(replaced(text.slice(last.offset, end), 'from', from), 'to', to)}`,
  );
  return text.slice(0, end) + pieces.join('') + text.slice(end);
}

/** Removes the redirect from this address from the text of `_site.json`, if there is one. */
export function withoutRedirect(text: string, from: string): string {
  const tree = parseTree(text);
  const redirects = tree && findNodeAtLocation(tree, ['redirects']);
  const index = (redirects?.children ?? []).findIndex(
    (redirect) => findNodeAtLocation(redirect, ['from'])?.value === from,
  );
  return index === -1 ? text : applyEdits(text, modify(text, ['redirects', index], undefined, {}));
}

const replaced = (object: string, key: string, value: unknown) =>
  applyEdits(object, modify(object, [key], value, {}));
