import { createHash, randomBytes } from 'node:crypto';
import { createSignedTokens } from './signed-tokens';

interface ProofOfWorkOptions {
  /** Required number of leading zero bits, 1 to 24; each doubles the work. */
  bits: number;
  /** Shared by all instances. If omitted, each process has its own. */
  secret?: string;
  /** Time in ms since the epoch. */
  now?: () => number;
}

/** Validity of challenges and wait tokens in ms: longer than slow phones take for a proof. */
const lifetime = 10 * 60_000;

/** Waiting time in ms without JavaScript. */
const waitMs = 10_000;

/** Issues challenges and wait tokens, and verifies them. */
export type ProofOfWork = ReturnType<typeof createProofOfWork>;

/** Requires work, or waiting without JavaScript. It is stateless: everything is in signed tokens. */
export function createProofOfWork({ bits, secret, now = Date.now }: ProofOfWorkOptions) {
  const tokens = createSignedTokens(secret ?? randomBytes(32), now);
  const validAge = (token: string, subject: string) => {
    const age = tokens.age(token, subject);
    return age !== undefined && age <= lifetime ? age : undefined;
  };

  return {
    /** A challenge: find a nonce for which SHA-256 of `challenge:nonce` has this many leading zero bits. */
    challenge: (subject: string) => ({ challenge: tokens.issue(workSubject(subject)), bits }),
    /** Whether `challenge:nonce` is a solution for this subject. Rejecting costs a single hash. */
    isProven(proof: string, subject: string): boolean {
      const [, challenge] = /^([\w.-]{1,100}):\d{1,15}$/.exec(proof) ?? [];
      return (
        challenge !== undefined &&
        zeroBits(proof) >= bits &&
        validAge(challenge, workSubject(subject)) !== undefined
      );
    },
    /** A token for clients without JavaScript, which have to wait instead. */
    issueWaitToken: (subject: string) => tokens.issue(waitSubject(subject)),
    /** Remaining seconds to wait; undefined if the token is expired or for another subject. */
    remainingWait(token: string, subject: string): number | undefined {
      const age = validAge(token, waitSubject(subject));
      return age === undefined ? undefined : Math.ceil(Math.max(0, waitMs - age) / 1000);
    },
  };
}

/** The prefixes keep challenges from being used as wait tokens, and the other way round. */
const workSubject = (subject: string) => `work ${subject}`;
const waitSubject = (subject: string) => `wait ${subject}`;

/** Number of leading zero bits of a text's SHA-256, up to 32. */
export const zeroBits = (text: string): number =>
  Math.clz32(createHash('sha256').update(text).digest().readUInt32BE());
