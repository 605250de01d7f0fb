import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Stateless tokens with a time of issue and a subject. */
export interface SignedTimes {
  issue(subject: string): string;
  /** Age of a token in ms; undefined if it was not issued with this secret for this subject. */
  age(token: string, subject: string): number | undefined;
}

/** Tolerated clock difference between instances, in ms. */
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
      const actualSignature = Buffer.from(signature, 'base64url');
      if (!timingSafeEqual(actualSignature, sign(time, random, subject))) return undefined;
      const age = now() - Number.parseInt(time, 36);
      return age < -skew ? undefined : Math.max(0, age);
    },
  };
}
