import { expect, it } from 'vitest';
import { emitIco } from './ico';

it('an ICO file lists the size and the offset of each icon', () => {
  const png = (...bytes: number[]) => Uint8Array.from(bytes);
  const file = Buffer.from(
    emitIco([
      { side: 16, png: png(1, 2) },
      { side: 256, png: png(3, 4, 5) },
    ]),
  );
  // The header: reserved, the type (1 is an icon), the number of images.
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 2]);
  // One entry of 16 bytes for each image: width and height (0 stands for 256), then the length and offset of its PNG.
  expect([file[6], file[7], file.readUInt32LE(14), file.readUInt32LE(18)]).toEqual([16, 16, 2, 38]);
  expect([file[22], file[23], file.readUInt32LE(30), file.readUInt32LE(34)]).toEqual([0, 0, 3, 40]);
  expect([...file.subarray(38)]).toEqual([1, 2, 3, 4, 5]);
});
