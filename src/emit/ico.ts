/** An icon of this many pixels a side, as PNG. */
export interface IconImage {
  side: number;
  png: Uint8Array;
}

/**
 * The file `favicon.ico` of these icons: a list of where each lies, and the PNG files themselves, which browsers read in it
 * since 2007. All numbers are little-endian.
 */
export function emitIco(images: readonly IconImage[]): Uint8Array {
  const head = new DataView(new ArrayBuffer(6 + 16 * images.length));
  head.setUint16(2, 1, true); // an icon, not a pointer
  head.setUint16(4, images.length, true);
  let offset = head.byteLength;
  for (const [index, { side, png }] of images.entries()) {
    const at = 6 + 16 * index;
    head.setUint8(at, side % 256); // 0 stands for 256
    head.setUint8(at + 1, side % 256);
    head.setUint16(at + 4, 1, true); // planes
    head.setUint16(at + 6, 32, true); // bits of a pixel
    head.setUint32(at + 8, png.length, true);
    head.setUint32(at + 12, offset, true);
    offset += png.length;
  }
  return Buffer.concat([new Uint8Array(head.buffer), ...images.map(({ png }) => png)]);
}
