import { describe, expect, it } from 'vitest';
import { renderBlock, textsOf } from '../../../tests/render-block';

const guide = { href: '/files/guide.pdf', kind: 'PDF', bytes: 2_440_000 };

describe('downloads', () => {
  it('say in their links of which file type and how large they are', async () => {
    const html = await renderBlock({
      type: 'downloads',
      heading: 'To download',
      items: [{ file: guide, title: 'Course guide', text: ['All courses.'] }],
    });
    expect(textsOf(html, 'a')).toEqual(['Course guide (PDF, 2.4 MB) (opens in a new tab)']);
    expect(html).toContain('href="/files/guide.pdf"');
    expect(textsOf(html, 'p')).toEqual(['All courses.']);
  });

  it('do without the size where it is not known', async () => {
    const { bytes: _bytes, ...file } = guide;
    const html = await renderBlock({
      type: 'downloads',
      heading: 'To download',
      items: [{ file, title: 'Course guide' }],
    });
    expect(textsOf(html, 'small')).toEqual(['(PDF)']);
  });
});
