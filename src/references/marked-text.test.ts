import { describe, expect, it } from 'vitest';
import { page, saying, site } from '../../tests/compiler/site';
import { linksIn, parseRichText, parseWithMarkdown } from './rich-text';

const noLinks = () => {
  throw new Error('This is not a link.');
};

describe('words in another language', () => {
  it('are written like links, with the language tag in place of the target', () => {
    const text = 'They call it [saudade](lang:pt-PT), and mean it.';
    const tree = [
      'They call it ',
      { type: 'language', language: 'pt-PT', children: ['saudade'] },
      ', and mean it.',
    ];
    expect(parseRichText(text, noLinks)).toEqual(tree);
    expect(parseWithMarkdown(text, noLinks)).toEqual(tree);
    expect(linksIn(text)).toEqual([]);
  });

  it('may be strong in part', () => {
    expect(parseRichText('[**bom** dia](lang:pt)', noLinks)).toEqual([
      { type: 'language', language: 'pt', children: [{ type: 'strong', children: ['bom'] }, ' dia'] },
    ]);
  });

  it('are reported if the tag is invalid', () => {
    const [diagnostic, ...others] = site({
      'about.json': page(saying('They call it [saudade](lang:portuguese).')),
    }).diagnostics;
    expect(others).toEqual([]);
    expect(diagnostic?.code).toBe('malformed-value');
  });
});
