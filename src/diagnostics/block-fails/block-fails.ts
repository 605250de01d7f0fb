import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** A component threw while its page was prerendered. */
export const blockFails = (location: SourceLocation, type: string, reason: string): Diagnostic => ({
  code: 'block-fails',
  severity: 'error',
  location,
  message: `The block “${type}” cannot be rendered: ${reason}`,
  hint: 'This is a fault of the block, not of the document: tell the developers. Until then, take the block out.',
});
