import { describe, expect, it } from 'vitest';

import { formatDiagnostics } from '../format-diagnostics';
import { blockFails } from './block-fails';

describe('a block that fails while its page is rendered', () => {
  it('is reported with the reason, at its place in the document', () => {
    const location = { file: 'pages-json/about.json', pointer: '/blocks/0', line: 2, column: 3, length: 1 };
    const texts = new Map([[location.file, '{\n  "blocks": [{ "type": "text" }]\n}']]);
    const report = formatDiagnostics([blockFails(location, 'block “text”', 'items is not iterable')], texts);
    expect(report).toMatchInlineSnapshot(`
      "pages-json/about.json:2:3  error  block-fails
        2 |   "blocks": [{ "type": "text" }]
          |   ^ The block “text” cannot be shown: items is not iterable
        hint: This is a bug in its code, not a mistake in your documents. Report it to the developers, and remove it until it is fixed.

      1 error, 0 warnings."
    `);
  });
});
