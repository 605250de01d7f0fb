import { defineError } from '../define-diagnostic';

export const runningDrawing = defineError<[found: string]>({
  code: 'running-drawing',
  about:
    'An SVG file in _images contains a script, or another page: it would run for whoever opens the drawing by itself.',
  message: (found) => `This drawing contains ${found}.`,
  hint: 'Export it again as a plain or optimised SVG, without scripts and links. A drawing that reacts to its readers can only be a block of its own.',
});
