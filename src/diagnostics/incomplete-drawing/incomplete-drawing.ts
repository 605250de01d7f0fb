import { defineWarning } from '../define-diagnostic';

export const incompleteDrawing = defineWarning<[address: string]>({
  code: 'incomplete-drawing',
  about:
    'An SVG file in _images shows a picture, a part or a style of another file, which browsers do not load for it.',
  message: (address) => `This drawing takes a part from elsewhere: “${address}”.`,
  hint: 'It would be missing on the page. Embed it in the drawing, and export that again.',
});
