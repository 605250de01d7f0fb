import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { setImmediate } from 'node:timers/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import type { Decrypter } from 'age-encryption';
import { writeAtomically } from '../write-atomically';
import { encrypterFor, readIdentities } from './encryption';

/** Level 1, because the default takes three times as long to save 3 %. */
const gzipOptions = { level: constants.Z_BEST_SPEED };

/** Compresses a file into a new one, and encrypts it if there are recipients. */
export async function archiveFile(
  source: string,
  target: string,
  recipients: readonly string[],
  signal?: AbortSignal,
): Promise<void> {
  await writeAtomically(target, (file) =>
    pipeline(
      createReadStream(source),
      createGzip(gzipOptions),
      (bytes) => encrypt(bytes, recipients),
      async (bytes: AsyncIterable<Uint8Array>) => {
        for await (const chunk of bytes) await file.appendFile(chunk);
      },
      { signal },
    ),
  );
}

/**
 * Decrypts and decompresses into a new file. Plain SQLite files are accepted, too. Throws if a key is missing or wrong,
 * or the file is truncated, altered or not a backup.
 */
export async function extractArchive(
  source: string,
  target: string,
  identityFile: string | undefined,
): Promise<void> {
  const decrypter = identityFile === undefined ? undefined : await readIdentities(identityFile);
  const format = await formatOf(source);
  if (!format) throw new Error(`${source} is damaged or is not a backup of enquiries. Use another file.`);
  if (format === 'age' && !decrypter) {
    throw new Error(`${source} is encrypted. Add --identity with the file of the secret key.`);
  }
  const bytes = createReadStream(source);
  const decrypted = format === 'age' && decrypter ? await decrypt(bytes, decrypter, source) : bytes;
  const stages = format === 'sqlite' ? [decrypted] : [decrypted, createGunzip()];
  try {
    await pipeline([...stages, createWriteStream(target, { flags: 'wx', mode: 0o600 })]);
  } catch (error) {
    throw isDiskError(error) ? error : new Error(`${source} is damaged or incomplete. Use another backup.`);
  }
}

/** The first bytes of each file format. */
const signatures = {
  age: Buffer.from('age-encryption.org/v1\n'),
  gzip: Buffer.from([0x1f, 0x8b]),
  sqlite: Buffer.from('SQLite format 3\0'),
};

async function formatOf(path: string): Promise<keyof typeof signatures | undefined> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(32), 0, 32, 0);
    const firstBytes = buffer.subarray(0, bytesRead);
    const formats = Object.keys(signatures) as (keyof typeof signatures)[];
    return formats.find((name) => firstBytes.subarray(0, signatures[name].length).equals(signatures[name]));
  } finally {
    await file.close();
  }
}

const toWeb = (bytes: Readable) => Readable.toWeb(bytes) as globalThis.ReadableStream<Uint8Array>;
const fromWeb = (stream: globalThis.ReadableStream<Uint8Array>) => Readable.fromWeb(stream as ReadableStream);

/** Encrypts if there are recipients. That happens in this thread, so it lets other work run after each chunk. */
async function* encrypt(bytes: Readable, recipients: readonly string[]): AsyncGenerator<Uint8Array> {
  const stream = recipients.length > 0 ? await encrypterFor(recipients).encrypt(toWeb(bytes)) : bytes;
  for await (const chunk of stream) {
    yield chunk;
    await setImmediate();
  }
}

async function decrypt(bytes: Readable, decrypter: Decrypter, source: string): Promise<Readable> {
  try {
    return fromWeb(await decrypter.decrypt(toWeb(bytes)));
  } catch (error) {
    bytes.destroy();
    const isForAnother = error instanceof Error && error.message.includes('no identity matched');
    throw new Error(
      isForAnother
        ? `${source} is encrypted for another key. Add --identity with the file of that key.`
        : `${source} is damaged or incomplete. Use another backup.`,
    );
  }
}

/** Whether an error is from the disk, rather than from decompressing or decrypting. */
const isDiskError = (error: unknown) =>
  error instanceof Error && 'syscall' in error && typeof error.syscall === 'string';
