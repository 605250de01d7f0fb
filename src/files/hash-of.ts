import { createHash } from 'node:crypto';

/** SHA-256 in base64, as used in content security policies. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
