import { createHash, randomBytes } from 'node:crypto';
import { createSignedTimes } from './signed-times';

export interface ProofOfWorkOptions {
  /** How many zero bits a hash must begin with: each one doubles the work. 1 to 24. */
  bits: number;
  /** The same for all instances. Left out: one of this process. */
  secret?: string;
  /** Ms since 1970. */
  now?: () => number;
}

/** What a browser has to solve: a nonce for which SHA-256 of `challenge:nonce` begins with so many zero bits. */
export interface Challenge {
  challenge: string;
  bits: number;
}

/** Asks for work, or for time if no script runs. Nothing is stored: what was asked is in the signed tokens. */
export interface ProofOfWork {
  challenge(subject: string): Challenge;
  /** Whether a `challenge:nonce` is a solution for this subject. Costs one hash if it is not. */
  isProven(proof: string, subject: string): boolean;
  /** A token for who cannot work and has to wait instead. */
  issueWait(subject: string): string;
  /** How long there is still to wait, seconds; undefined if the token is for another subject, or too old. */
  remainingWait(token: string, subject: string): number | undefined;
}

/** How long a challenge can be answered, ms: longer than a slow phone needs, and as long as a wait may take. */
const lifetime = 10 * 60_000;

/** How long a visitor without script waits, ms. */
export const wait = 10_000;

export function createProofOfWork({ bits, secret, now = Date.now }: ProofOfWorkOptions): ProofOfWork {
  const times = createSignedTimes(secret ?? randomBytes(32), now);
  const freshAge = (token: string, subject: string) => {
    const age = times.age(token, subject);
    return age !== undefined && age <= lifetime ? age : undefined;
  };

  return {
    challenge: (subject) => ({ challenge: times.issue(workFor(subject)), bits }),
    isProven(proof, subject) {
      const [, challenge] = /^([\w.-]{1,100}):\d{1,15}$/.exec(proof) ?? [];
      return (
        challenge !== undefined &&
        zeroBits(proof) >= bits &&
        freshAge(challenge, workFor(subject)) !== undefined
      );
    },
    issueWait: (subject) => times.issue(waitFor(subject)),
    remainingWait(token, subject) {
      const age = freshAge(token, waitFor(subject));
      return age === undefined ? undefined : Math.ceil(Math.max(0, wait - age) / 1000);
    },
  };
}

/** One kind of token is never taken for the other. */
const workFor = (subject: string) => `work ${subject}`;
const waitFor = (subject: string) => `wait ${subject}`;

/** How many zero bits the SHA-256 of a text begins with, as far as the first 32. */
export const zeroBits = (text: string): number =>
  Math.clz32(createHash('sha256').update(text).digest().readUInt32BE());
