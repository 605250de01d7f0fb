import { defineError } from '../define-diagnostic';

export const unusableLogo = defineError<[name: string, reason: string]>({
  code: 'unusable-logo',
  about:
    'A logo of the theme cannot be drawn as a part of pages: it takes something from elsewhere, changes or moves.',
  message: (name, reason) => `The drawing “${name}” cannot be part of pages: ${reason}.`,
  hint: 'Export it again as a plain SVG with a viewBox and “presentation attributes” in place of styles; turn letters into outlines, and embed pictures.',
});
