import { expect, it } from 'vitest';
import { sendRandomRequests } from '../../../bench/load/random-requests';
import { programOfTests, timeoutUnderLoad } from './program';

const program = programOfTests();

it(
  'no random request makes the server fail, omit its headers, or redirect to another site',
  async () => {
    const { issues, statuses, said } = await sendRandomRequests(program, {
      requests: 2500,
      seed: 1,
    });
    expect(issues).toEqual([]);
    for (const status of ['200', '308', '400', '404', '405', '422']) {
      expect(statuses[status], status).toBeGreaterThan(0); // both the site and the receiver were reached
    }
    expect(said).toBe('');
  },
  timeoutUnderLoad,
);
