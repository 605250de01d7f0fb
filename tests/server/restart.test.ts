import { expect, it } from 'vitest';
import { stopAgainAndAgain } from '../../scripts/trials/stops';
import { programOfTests, times, trialTimeout } from './trials';

const program = programOfTests();

it(
  'a restart cuts no request off, loses nothing and takes less than ten seconds',
  async () => {
    const restarts = times(3, 50);
    const report = await stopAgainAndAgain({ program, signal: 'SIGTERM', times: restarts, clients: 50 });
    expect(report).toMatchObject({ times: restarts, cutOff: 0, lost: 0, doubled: 0, damaged: 0, unknown: 0 });
    expect(report).toMatchObject({ badExits: 0, inCommit: 0 });
    expect(report.kept).toBe(report.acknowledged);
    expect(report.slowestStop).toBeLessThan(10_000);
  },
  trialTimeout,
);
