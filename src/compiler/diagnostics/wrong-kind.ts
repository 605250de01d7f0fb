import type { Diagnostic, Place } from './diagnostic';

/** A block says that it is of one kind and holds what belongs to another. */
export const wrongKind = (place: Place, found: string, fitting: string): Diagnostic => ({
  code: 'wrong-kind',
  severity: 'error',
  place,
  message: `What stands in this block is not that of “${found}”.`,
  hint: `It fits “${fitting}”: write that instead, or correct what stands in the block.`,
});
