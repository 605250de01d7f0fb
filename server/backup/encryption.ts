import { readFile } from 'node:fs/promises';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';

/** Whether a text is a public key of age, `age1…`. Age calls it a recipient, and a secret key an identity. */
export function isRecipient(text: string): boolean {
  try {
    new Encrypter().addRecipient(text);
    return true;
  } catch {
    return false;
  }
}

/** An encrypter for these public keys, in age format (age-encryption.org/v1). */
export function encrypterFor(recipients: readonly string[]): Encrypter {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return encrypter;
}

/** A decrypter with the secret keys of a file in age-keygen format: one per line, and comments. */
export async function readIdentities(path: string): Promise<Decrypter> {
  const lines = (await readFile(path, 'utf8')).split(/\r?\n/).map((line) => line.trim());
  const identities = lines.filter((line) => line !== '' && !line.startsWith('#'));
  const decrypter = new Decrypter();
  try {
    for (const identity of identities) decrypter.addIdentity(identity);
  } catch {
    // Not the error's message, which might quote a secret key.
    throw new Error(`${path} is not a key file. Give the file that age-keygen or backup-key made.`);
  }
  if (identities.length === 0)
    throw new Error(`${path} contains no key. Give the file that age-keygen or backup-key made.`);
  return decrypter;
}

/** Generates a key pair. `keyFileText` is the content of a key file with both keys. */
export async function generateKeys(now: number): Promise<{ recipient: string; keyFileText: string }> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const created = new Date(now).toISOString();
  return { recipient, keyFileText: `# created: ${created}\n# public key: ${recipient}\n${identity}\n` };
}
