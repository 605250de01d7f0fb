import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Tokens that say when they were issued and what for. The server stores none of them. */
export interface SignedTimes {
  issue(subject: string): string;
  /** How long ago it was issued, ms; undefined if it was not issued by this secret for this subject. */
  age(token: string, subject: string): number | undefined;
}

/** How far the clocks of two instances may differ, ms. */
const skew = 60_000;

export function createSignedTimes(secret: string | Buffer, now: () => number): SignedTimes {
  const sign = (time: string, random: string, subject: string) =>
    createHmac('sha256', secret).update(`${time}.${random}.${subject}`).digest();

  return {
    issue(subject) {
      const [time, random] = [now().toString(36), randomBytes(9).toString('base64url')];
      return `${time}.${random}.${sign(time, random, subject).toString('base64url')}`;
    },
    age(token, subject) {
      const [, time, random, signature] = /^([0-9a-z]{1,10})\.([\w-]{12})\.([\w-]{43})$/.exec(token) ?? [];
      if (!time || !random || !signature) return undefined;
      const given = Buffer.from(signature, 'base64url');
      if (!timingSafeEqual(given, sign(time, random, subject))) return undefined;
      const age = now() - Number.parseInt(time, 36);
      return age < -skew ? undefined : Math.max(0, age);
    },
  };
}
