import { defineError } from '../define-diagnostic';

/** `failing` is what fails, in words, such as `block “text”`. */
export const blockFails = defineError<[failing: string, reason: string]>({
  code: 'block-fails',
  about: 'A block, or the site’s own header or footer, throws an error while a page is being built.',
  message: (failing, reason) => `The ${failing} cannot be shown: ${reason}`,
  hint: 'This is a bug in its code, not a mistake in your documents. Report it to the developers, and remove it until it is fixed.',
});
