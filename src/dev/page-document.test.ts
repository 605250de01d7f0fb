import { expect, it, vi } from 'vitest';
import { sourcesOf } from '../../tests/compiler/site';
import { errorDocument } from './page-document';

/** Runs the script of an error page, and returns what tells it the state of the site. */
function open(html: string, reload: () => void): (state: { version: string }) => void {
  const [, script = ''] = /<body>\s*<script type="module">\s*import [^\n]*(.*)<\/script>/s.exec(html) ?? [];
  const on = vi.fn<(event: string, tell: (state: { version: string }) => void) => void>();
  const given = {
    createHotContext: () => ({ on, send: () => {} }),
    ErrorOverlay: class {},
    document: { body: { append: () => {} }, documentElement: { dataset: { error: '{}' } } },
    location: { reload },
  };
  new Function(...Object.keys(given), script)(...Object.values(given));
  return (state) => on.mock.calls.forEach(([, tell]) => void tell(state));
}

it('the page of a mistake reloads once, however often documents are saved before the next page is there', () => {
  const reload = vi.fn();
  const tell = open(errorDocument({ message: 'A mistake', stack: '' }, '1', sourcesOf({})), reload);
  tell({ version: '1' });
  expect(reload).not.toHaveBeenCalled();
  for (const version of ['2', '3']) tell({ version });
  expect(reload).toHaveBeenCalledOnce();
});
