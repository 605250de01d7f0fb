import { defineDiagnostic } from '../define-diagnostic';

export const blockFails = defineDiagnostic<[type: string, reason: string]>({
  code: 'block-fails',
  severity: 'error',
  about: 'A block throws an error while its page is being built.',
  message: (type, reason) => `The block “${type}” cannot be shown: ${reason}`,
  hint: 'This is a bug in the block, not a mistake in your document. Report it to the developers, and remove the block until it is fixed.',
});
