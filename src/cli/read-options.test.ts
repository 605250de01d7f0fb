import { describe, expect, it } from 'vitest';
import { swallowedOptionsMessage } from './read-options.mjs';

const names = ['pages', 'release'];

describe('an option that npm took for its own', () => {
  it.each([
    ['of a clone', 'Usage: npm run build -- [--release]'],
    ['of a site in a repository of its own', 'Usage: npx prospectus build [--release]'],
  ])('is named by the command %s, with what to type', (_where, usage) => {
    const refusal = swallowedOptionsMessage(usage, names, {
      npm_lifecycle_event: 'build',
      npm_config_release: 'true',
    });
    expect(refusal).toMatch(
      /^npm did not pass on --release\. Write “--” before it: npm run build -- --release\n/,
    );
  });

  it('is not reported if npm took none, or if it ran no script or another one', () => {
    const usage = 'Usage: npm run build -- [--release]';
    expect(swallowedOptionsMessage(usage, names, { npm_lifecycle_event: 'build' })).toBe(undefined);
    expect(swallowedOptionsMessage(usage, names, { npm_config_release: 'true' })).toBe(undefined);
    expect(
      swallowedOptionsMessage(usage, names, { npm_lifecycle_event: 'start', npm_config_release: 'true' }),
    ).toBe(undefined);
  });
});
