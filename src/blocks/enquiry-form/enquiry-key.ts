/** Where sessions are not kept: until the page is left. */
const memory = new Map<string, string>();

/**
 * The idempotency key of what is being sent: the same for the same text, over failures and reloads of the page, until
 * it has arrived. What is changed in between is another enquiry and gets another key. Of the text itself only a
 * fingerprint is kept.
 */
export function enquiryKey(submit: string, body: string): string {
  const fingerprint = fingerprintOf(body);
  const [known, key] = read(submit)?.split(' ') ?? [];
  if (key && known === fingerprint) return key;
  const fresh = randomKey();
  write(submit, `${fingerprint} ${fresh}`);
  return fresh;
}

/** It has been received: the same text sent again is a new enquiry. */
export function forgetKey(submit: string): void {
  memory.delete(submit);
  session()?.removeItem(submit);
}

const read = (name: string) => session()?.getItem(name) ?? memory.get(name);

function write(name: string, value: string): void {
  memory.set(name, value);
  try {
    session()?.setItem(name, value);
  } catch {
    // Full, or closed by the visitor: the memory has it.
  }
}

function session(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined; // the visitor allows no storage
  }
}

/** Not `randomUUID`, which a page has over HTTPS only. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** FNV-1a of 64 bits: it distinguishes texts and reveals none. */
function fingerprintOf(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(36);
}
