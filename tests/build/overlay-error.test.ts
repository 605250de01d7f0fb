import { expect, it } from 'vitest';
import { compile } from '../../src/compiler/compile';
import { overlayError } from '../../src/dev/overlay-error';
import { page, sourcesOf } from '../compiler/site';

it('the overlay counts the mistakes, and links each code to its page on the port that is in use', () => {
  const sources = sourcesOf({
    'about.json': page({ type: 'txet' }, { type: 'text', paragraphs: [] }, { type: 'txet' }),
  });
  const { diagnostics } = compile(sources, { rules: [] });
  const error = overlayError(diagnostics, sources, 'http://localhost:6001');
  expect(error?.message).toBe('3 errors, 0 warnings.\n\nunknown-block-type: Unknown block type “txet”.');
  expect(error?.stack.split('\n\n').slice(-2)).toEqual([
    'More about each: http://localhost:6001/__gallery/codes/unknown-block-type\nhttp://localhost:6001/__gallery/codes/wrong-count',
    'Press Esc to close this. It disappears when every error is fixed.',
  ]);
});

it('the overlay says the message and the hint of the first mistake once, and underlines its place', () => {
  const sources = sourcesOf({ 'about.json': page({ type: 'txet' }) });
  const { diagnostics } = compile(sources, { rules: [] });
  const { message = '', frame = '', stack = '' } = overlayError(diagnostics, sources, '') ?? {};
  const all = [message, frame, stack].join('\n');
  expect(frame).toMatch(/"type": "txet"\n.*\^{6}\n$/);
  for (const { message, hint = '' } of diagnostics) {
    // Each is there once.
    expect(all.split(message)).toHaveLength(2);
    expect(all.split(hint)).toHaveLength(2);
  }
});
