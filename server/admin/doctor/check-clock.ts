import { type DoctorResult, describeDuration, failed, ok } from './check';

/** Another clock's time, and `localTime`, this machine's at the same moment, in ms since the epoch. */
export interface OtherClock {
  name: string;
  time: number;
  localTime: number;
}

/** In ms. A Date header has a resolution of a second, and responses take time. */
const tolerance = 60_000;

const advice = 'Let the system set the time: run `timedatectl set-ntp true`.';

/** Compares this clock with others, and with the newest enquiry (ms since the epoch), which cannot be in the future. */
export function checkClock(now: number, others: readonly OtherClock[], newest?: number): DoctorResult {
  for (const { name, time, localTime } of others) {
    const difference = localTime - time;
    if (Math.abs(difference) <= tolerance) continue;
    const direction = difference > 0 ? 'ahead of' : 'behind';
    return failed(`${describeDuration(difference)} ${direction} the clock of ${name}`, advice);
  }
  if (newest !== undefined && newest > now + tolerance) {
    return failed(`behind: the newest enquiry is ${describeDuration(newest - now)} in the future`, advice);
  }
  if (others.length === 0) return ok(`${new Date(now).toISOString()}; no other clock to compare it with`);
  return ok(`agrees with ${others.map(({ name }) => name).join(' and ')}`);
}
