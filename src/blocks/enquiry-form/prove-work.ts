import { sha256 } from '@noble/hashes/sha2.js';

/** Maximum time in ms that the main thread is blocked at once; less than a frame. */
const maxBlockingMs = 10;

/** Time limit in ms. The challenge is valid for ten minutes. */
const workTimeout = 120_000;

/**
 * Solves the proof of work that the receiver requires with status 428, and posts again with the solution. Returns the
 * new response, or the original one if it is not a challenge.
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
 * Finds `challenge:nonce` whose SHA-256 begins with this many zero bits (up to 32). Undefined if the time limit is
 * exceeded. Does not use `crypto.subtle`, which takes more than twice as long with a call for each hash, and is not
 * available without HTTPS.
 */
export async function solve(challenge: string, bits: number): Promise<string | undefined> {
  const encoder = new TextEncoder();
  const prefixHash = sha256.create().update(encoder.encode(`${challenge}:`));
  const hash = sha256.create();
  const digest = new Uint8Array(32);
  const firstBits = new DataView(digest.buffer);
  const startedAt = performance.now();
  let nonce = 0;
  while (performance.now() - startedAt < workTimeout) {
    const pauseAt = performance.now() + maxBlockingMs;
    for (; performance.now() < pauseAt; nonce += 1) {
      prefixHash._cloneInto(hash); // continues after the challenge, so that only the nonce is hashed
      hash.update(encoder.encode(String(nonce))).digestInto(digest);
      if (Math.clz32(firstBits.getUint32(0)) >= bits) return `${challenge}:${nonce}`;
    }
    await yieldToBrowser();
  }
  return undefined;
}

/** Yields to rendering and input. Not with a timer, which background tabs limit to once a second. */
function yieldToBrowser(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
