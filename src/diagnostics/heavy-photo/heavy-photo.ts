import { defineWarning } from '../define-diagnostic';
import { kilobytes } from '../message-values';

export const heavyPhoto = defineWarning<[bytes: number, limit: number]>({
  code: 'heavy-photo',
  about: 'A photo is so large that visitors on a mobile network have to wait for it.',
  message: (bytes, limit) => `This image is ${kilobytes(bytes)}; the limit is ${kilobytes(limit)}.`,
  hint: 'Save it as WebP with 80% quality, no wider than needed: 1600 pixels is enough for a banner.',
});
