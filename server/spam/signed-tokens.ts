import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Tolerated clock difference between instances, in ms. */
const maxClockSkew = 60_000;

/**
 * Creates stateless tokens, `time.random.signature`. Each is for a subject, which it does not contain, so that verifying
 * a token takes its subject, too.
 */
export function createSignedTokens(secret: string | Buffer, now: () => number) {
  const sign = (time: string, random: string, subject: string) =>
    createHmac('sha256', secret).update(`${time}.${random}.${subject}`).digest();

  return {
    issue(subject: string): string {
      const [time, random] = [now().toString(36), randomBytes(9).toString('base64url')];
      return `${time}.${random}.${sign(time, random, subject).toString('base64url')}`;
    },
    /** Age of a token in ms; undefined if it is from the future or not issued with this secret for this subject. */
    age(token: string, subject: string): number | undefined {
      // In Base64, the nine random bytes are 12 characters, and the 32 of the signature 43.
      const [, time, random, signature] = /^([0-9a-z]{1,10})\.([\w-]{12})\.([\w-]{43})$/.exec(token) ?? [];
      if (!time || !random || !signature) return undefined;
      const actualSignature = Buffer.from(signature, 'base64url');
      if (!timingSafeEqual(actualSignature, sign(time, random, subject))) return undefined;
      const age = now() - Number.parseInt(time, 36);
      return age < -maxClockSkew ? undefined : Math.max(0, age);
    },
  };
}
