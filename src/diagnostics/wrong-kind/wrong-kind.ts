import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** A block says that it is of one kind and holds what belongs to another. */
export const wrongKind = (location: SourceLocation, found: string, fitting: string): Diagnostic => ({
  code: 'wrong-kind',
  severity: 'error',
  location,
  message: `What stands in this block is not that of “${found}”.`,
  hint: `It fits “${fitting}”: write that instead, or correct what stands in the block.`,
});
