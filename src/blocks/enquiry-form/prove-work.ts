import { sha256 } from '@noble/hashes/sha2.js';

/** How long the page does not answer the visitor at a time, ms: less than a frame. */
const chunk = 10;

/** The longest that it may compute, ms: the challenge is valid for ten minutes. */
const longestWork = 120_000;

/** Hashes between two looks at the clock. */
const batch = 64;

/**
 * Computes the proof of work that the receiver asks for in a 428, and posts again with it. Returns the answer to that,
 * or the refusal itself if it asks for something else.
 */
export async function answerChallenge(
  refusal: Response,
  post: (proof: string) => Promise<Response>,
): Promise<Response> {
  const { challenge, bits } = await refusal
    .clone()
    .json()
    .catch(() => ({}));
  if (typeof challenge !== 'string' || typeof bits !== 'number') return refusal;
  const proof = await solve(challenge, bits);
  return proof === undefined ? refusal : post(proof);
}

/**
 * `challenge:nonce` whose SHA-256 begins with this many zero bits (up to 32). Undefined if none was found in two
 * minutes. Not by `crypto.subtle`: a call for each hash takes more than twice as long, and a page without HTTPS has
 * none.
 */
export async function solve(challenge: string, bits: number): Promise<string | undefined> {
  const start = sha256.create().update(new TextEncoder().encode(`${challenge}:`));
  const hash = sha256.create();
  const digest = new Uint8Array(32);
  const firstBits = new DataView(digest.buffer);
  const digits = new TextEncoder();
  const startedAt = performance.now();
  let nonce = 0;
  while (performance.now() - startedAt < longestWork) {
    const pauseAt = performance.now() + chunk;
    while (performance.now() < pauseAt) {
      for (const last = nonce + batch; nonce < last; nonce += 1) {
        start._cloneInto(hash);
        hash.update(digits.encode(String(nonce))).digestInto(digest);
        if (Math.clz32(firstBits.getUint32(0)) >= bits) return `${challenge}:${nonce}`;
      }
    }
    await pause();
  }
  return undefined;
}

/** Lets the page draw and listen. Not by a timer, which a tab in the background has once a second only. */
function pause(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
