import { expect, it, vi } from 'vitest';
import { sourcesOf } from '../../tests/compiler/site';
import { errorDocument } from './page-document';

/**
 * Runs the script of an error page without its first line, the import: what that names, and the browser's own objects,
 * are passed in. Returns a function that sends the script a state of the site.
 */
function open(html: string, reload: () => void): (state: { version: string }) => void {
  const [, script = ''] = /<body>\s*<script type="module">\s*import [^\n]*(.*)<\/script>/s.exec(html) ?? [];
  const on = vi.fn<(event: string, listener: (state: { version: string }) => void) => void>();
  const globals = {
    createHotContext: () => ({ on, send: () => {} }),
    ErrorOverlay: class {},
    document: { body: { append: () => {} }, documentElement: { dataset: { error: '{}' } } },
    location: { reload },
  };
  new Function(...Object.keys(globals), script)(...Object.values(globals));
  return (state) => on.mock.calls.forEach(([, listener]) => void listener(state));
}

it('an error page reloads once, however often documents are saved before the next page is loaded', () => {
  const reload = vi.fn();
  const sendState = open(errorDocument({ message: 'A mistake', stack: '' }, '1', sourcesOf({})), reload);
  sendState({ version: '1' });
  expect(reload).not.toHaveBeenCalled();
  for (const version of ['2', '3']) sendState({ version });
  expect(reload).toHaveBeenCalledOnce();
});
