/** A square PNG icon, with its side in pixels. */
export interface IconImage {
  side: number;
  png: Uint8Array;
}

/**
 * Builds `favicon.ico`: a directory followed by PNG files, a format that browsers have supported since 2007. All
 * numbers are little-endian.
 */
export function emitIco(images: readonly IconImage[]): Uint8Array {
  const head = new DataView(new ArrayBuffer(6 + 16 * images.length));
  head.setUint16(2, 1, true); // type: icon
  head.setUint16(4, images.length, true);
  let offset = head.byteLength;
  for (const [index, { side, png }] of images.entries()) {
    const start = 6 + 16 * index;
    head.setUint8(start, side % 256); // 0 stands for 256
    head.setUint8(start + 1, side % 256);
    head.setUint16(start + 4, 1, true); // colour planes
    head.setUint16(start + 6, 32, true); // bits per pixel
    head.setUint32(start + 8, png.length, true);
    head.setUint32(start + 12, offset, true);
    offset += png.length;
  }
  return Buffer.concat([new Uint8Array(head.buffer), ...images.map(({ png }) => png)]);
}
