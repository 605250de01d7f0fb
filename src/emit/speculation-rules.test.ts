import { describe, expect, it } from 'vitest';
import { speculationRules } from './speculation-rules';

describe('the speculation rules', () => {
  it('fetch and render pages ahead, but not what opens in another tab', () => {
    const rules = JSON.parse(speculationRules);
    expect(Object.keys(rules)).toEqual(['prefetch', 'prerender']);
    for (const [rule] of Object.values<{ eagerness: string }[]>(rules)) {
      expect(rule?.eagerness).toBe('moderate'); // when a link is hovered or touched, not when it is merely on the page
      expect(JSON.stringify(rule)).toContain('[target]'); // links to files: tests/full/site/any-site.test.ts
      expect(JSON.stringify(rule)).toContain('[rel]'); // links to redirects: blocks/text/text.test.tsx
    }
  });

  it('can be written into a script element as they are', () => {
    expect(speculationRules).not.toContain('<');
  });
});
