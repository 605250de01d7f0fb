import { defineWarning } from '../define-diagnostic';

export const movingImage = defineWarning({
  code: 'moving-image',
  about: 'A picture is an animation: it moves, and visitors cannot stop it (WCAG 2.2, 2.2.2).',
  message: 'This picture moves, and visitors cannot stop it.',
  hint: 'Save it as a video and show it in a “video” block, where they start and stop it; or save one frame of it as a picture.',
});
