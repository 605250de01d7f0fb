import { describe, expect, it } from 'vitest';
import { withTableRow } from './with-table-row';

const page = `# Site

| \`aaa\` | no block |

## Blocks

| type | carries |
|---|---|
| \`cards\` | cards |
| \`hero\` | the top |

## Next
`;

describe('a new block', () => {
  it('has a row in the table of blocks and in no other', () => {
    const row = '| `faq` | a heading above paragraphs |';
    expect(withTableRow(page, 'faq')).toContain(`| cards |\n${row}\n| \`hero\``);
    expect(withTableRow(page, 'zebra')).toContain(
      '| the top |\n| `zebra` | a heading above paragraphs |\n\n## Next',
    );
    expect(withTableRow(page, 'aa')).toContain('|---|---|\n| `aa` |');
  });
});
