import { expect, it } from 'vitest';
import { site } from '../../../tests/compiler/site';
import { movingImages } from '../../rules/moving-images';

it('says that nobody can stop an animation, and what can be stopped', () => {
  const images = { 'dance.webp': { width: 800, height: 600, moves: true as const } };
  expect(site({}, { images }, movingImages).report()).toMatchInlineSnapshot(`
    "pages-json/_images/dance.webp:1:1  warning  moving-image
      This picture moves, and visitors cannot stop it.
      hint: Save it as a video and show it in a “video” block, where they start and stop it; or save one frame of it as a picture.

    0 errors, 1 warning."
  `);
});
