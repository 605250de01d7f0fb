import { createHash, randomBytes } from 'node:crypto';
import { createSignedTimes } from './signed-times';

interface ProofOfWorkOptions {
  /** Required number of leading zero bits, 1 to 24; each doubles the work. */
  bits: number;
  /** Shared by all instances. If omitted, each process has its own. */
  secret?: string;
  /** Time in ms since the epoch. */
  now?: () => number;
}

/** Validity of a challenge in ms: longer than slow phones need, and the maximum duration of a wait. */
const lifetime = 10 * 60_000;

/** Waiting time in ms without JavaScript. */
export const waitMs = 10_000;

export type ProofOfWork = ReturnType<typeof createProofOfWork>;

/** Requires work, or waiting without JavaScript. It is stateless: everything is in signed tokens. */
export function createProofOfWork({ bits, secret, now = Date.now }: ProofOfWorkOptions) {
  const times = createSignedTimes(secret ?? randomBytes(32), now);
  const freshAge = (token: string, subject: string) => {
    const age = times.age(token, subject);
    return age !== undefined && age <= lifetime ? age : undefined;
  };

  return {
    /** A challenge: find a nonce for which SHA-256 of `challenge:nonce` has this many leading zero bits. */
    challenge: (subject: string) => ({ challenge: times.issue(workFor(subject)), bits }),
    /** Whether `challenge:nonce` is a solution for this subject. Rejecting costs a single hash. */
    isProven(proof: string, subject: string): boolean {
      const [, challenge] = /^([\w.-]{1,100}):\d{1,15}$/.exec(proof) ?? [];
      return (
        challenge !== undefined &&
        zeroBits(proof) >= bits &&
        freshAge(challenge, workFor(subject)) !== undefined
      );
    },
    /** A token for clients without JavaScript, which have to wait instead. */
    issueWait: (subject: string) => times.issue(waitFor(subject)),
    /** Remaining seconds to wait; undefined if the token is expired or for another subject. */
    remainingWait(token: string, subject: string): number | undefined {
      const age = freshAge(token, waitFor(subject));
      return age === undefined ? undefined : Math.ceil(Math.max(0, waitMs - age) / 1000);
    },
  };
}

/** Prefixes keep the two kinds of tokens apart. */
const workFor = (subject: string) => `work ${subject}`;
const waitFor = (subject: string) => `wait ${subject}`;

/** Number of leading zero bits of a text's SHA-256, up to 32. */
export const zeroBits = (text: string): number =>
  Math.clz32(createHash('sha256').update(text).digest().readUInt32BE());
