/** Fallback if sessionStorage is not available; lost when the page is left. */
const memory = new Map<string, string>();

/**
 * The idempotency key of an enquiry. Retries of the same text use the same key, even after a reload, until it has been
 * received; a changed text gets a new key. Only a fingerprint of the text is stored.
 */
export function enquiryKey(submit: string, body: string): string {
  const fingerprint = fingerprintOf(body);
  const [storedFingerprint, key] = storedKey(submit)?.split(' ') ?? [];
  if (key && storedFingerprint === fingerprint) return key;
  const newKey = randomKey();
  storeKey(submit, `${fingerprint} ${newKey}`);
  return newKey;
}

/** After an enquiry was received, the same text is a new enquiry. */
export function deleteKey(submit: string): void {
  memory.delete(submit);
  session()?.removeItem(submit);
}

const storedKey = (name: string) => session()?.getItem(name) ?? memory.get(name);

function storeKey(name: string, value: string): void {
  memory.set(name, value);
  try {
    session()?.setItem(name, value);
  } catch {
    // Storage is full or blocked; `memory` has it.
  }
}

function session(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined; // storage is blocked
  }
}

/** Not `crypto.randomUUID`, which is only available over HTTPS. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** 64-bit FNV-1a: distinguishes texts without storing them. */
function fingerprintOf(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(36);
}
