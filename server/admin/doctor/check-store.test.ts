import { describe, expect, it } from 'vitest';
import { judgeSpace } from './check-store';

const megabyte = 1_000_000;

describe('the space that the disk has left', () => {
  it.each([
    // in MB: free space, size of the store, READY_FREE_MB; then the state, and a part of the line
    [2000, 1000, 100, 'ok', '2000 MB free, the store uses 1000 MB'],
    [1999, 1000, 100, 'warning', 'as much as the store uses'],
    [1000, 10, 100, 'ok', ''],
    [999, 10, 100, 'warning', ''],
    [100, 10, 50, 'warning', ''],
    [99, 10, 50, 'failed', 'posts are refused'],
    [150, 10, 200, 'failed', '/readyz answers 503'],
    [199, 10, 200, 'failed', '199 MB free, READY_FREE_MB asks for 200'],
  ])(
    '%i MB beside a store of %i MB, with a minimum of %i MB: %s',
    (free, size, minimum, state, expectedText) => {
      const result = judgeSpace({
        free: free * megabyte,
        size: size * megabyte,
        readyFreeBytes: minimum * megabyte,
      });
      expect(result.state).toBe(state);
      expect(`${result.text}. ${result.advice}`).toContain(expectedText);
    },
  );
});
