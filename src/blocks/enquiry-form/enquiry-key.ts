import { tryStorage } from './try-storage';

/** Fallback if sessionStorage is not available; lost when the page is left. */
const memory = new Map<string, string>();

/**
 * The idempotency key of an enquiry, by the URL it is sent to and its text. Retries of the same text use the same key,
 * even after a reload, until it has been received; a changed text gets a new key. The key is stored, with a fingerprint
 * of the text instead of the text.
 */
export function enquiryKey(submitUrl: string, body: string): string {
  const fingerprint = fingerprintOf(body);
  const stored = tryStorage(() => sessionStorage.getItem(submitUrl)) ?? memory.get(submitUrl);
  const [storedFingerprint, key] = stored?.split(' ') ?? [];
  if (key && storedFingerprint === fingerprint) return key;
  const newKey = randomKey();
  const newlyStored = `${fingerprint} ${newKey}`;
  memory.set(submitUrl, newlyStored);
  tryStorage(() => sessionStorage.setItem(submitUrl, newlyStored));
  return newKey;
}

/** After an enquiry was received, the same text is a new enquiry. */
export function deleteEnquiryKey(submitUrl: string): void {
  memory.delete(submitUrl);
  tryStorage(() => sessionStorage.removeItem(submitUrl));
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
