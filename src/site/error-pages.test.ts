import { describe, expect, it } from 'vitest';
import { page, site } from '../../tests/compiler/site';
import { serverErrorPage } from './error-pages';

const { shell, specialPages } = site({ '_pages/404.json': page() }).compiled();
const [notFound] = specialPages;

describe('the page that is shown when the server fails', () => {
  it('has a title, the status and a link to the same address', () => {
    if (!notFound) throw new Error('The site has no 404 page');
    const { title, blocks, breadcrumbs, noIndex } = serverErrorPage(
      notFound.page,
      shell.words['page-states'],
    );
    expect(title).toBe('Something went wrong');
    expect(blocks).toEqual([
      {
        type: 'banner',
        title,
        lead: ['500'],
        action: { label: shell.words['page-states'].errorReload, to: { kind: 'anchor', href: '' } },
      },
    ]);
    expect(breadcrumbs.map(({ label }) => label)).toEqual([shell.words.shell.home, title]);
    expect(noIndex).toBe(true);
  });
});
