import { createHash } from 'node:crypto';

/** A hash as a policy names it. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
