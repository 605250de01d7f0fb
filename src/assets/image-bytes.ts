/** Reads properties of images from their bytes. */

/** Whether a file is an AVIF image (`avif`) or sequence (`avis`), by the brands in its first box. */
export const isAvif = (content: Buffer): boolean =>
  content.toString('latin1', 4, 8) === 'ftyp' && /avi[fs]/.test(firstBox(content));

/**
 * The first box of a file in a format based on ISO media files, which lists the brands. At most 256 bytes, since a
 * damaged file may have any number as its size.
 */
const firstBox = (content: Buffer) => content.toString('latin1', 8, Math.min(content.readUInt32BE(0), 256));

/** Whether an image is animated. `type` is the extension of its format, such as `png`. */
export function isAnimated(content: Buffer, type: string): boolean {
  // An element such as <animate>, or keyframes of CSS.
  if (type === 'svg')
    return /<(?:[\w-]+:)?animate(?:Motion|Transform)?\b|@(?:-\w+-)?keyframes\b/.test(
      content.toString('utf8'),
    );
  // The flag for animation in the extended header, VP8X.
  if (type === 'webp') return content.toString('latin1', 12, 16) === 'VP8X' && ((content[20] ?? 0) & 2) !== 0;
  if (type === 'avif') return firstBox(content).startsWith('avis');
  if (type !== 'png') return false;
  // An animation control chunk before the image data, with the number of frames.
  const control = content.indexOf('acTL');
  return control > 0 && control < content.indexOf('IDAT') && content.readUInt32BE(control + 4) > 1;
}

/** Whether the file of an image is complete, unlike an interrupted copy. `type` is as above. */
export function isComplete(content: Buffer, type: string): boolean {
  switch (type) {
    case 'jpg':
      return content.indexOf(endOfJpeg, startOfScan(content)) > 0;
    case 'png':
      return endOfChunks(content) <= content.length;
    case 'webp': // the size in the RIFF header counts what follows its 8 bytes
      return content.readUInt32LE(4) + 8 <= content.length;
    case 'avif':
      return endOfBoxes(content) <= content.length;
    default: // an SVG: its end tag, or a root element without content
      return /<\/(?:[\w-]+:)?svg\s*>|<(?:[\w-]+:)?svg\b[^>]*\/>/.test(content.toString('utf8'));
  }
}

/** The marker at the end of a JPEG. */
const endOfJpeg = Buffer.from([0xff, 0xd9]);

/** The start of a JPEG's image data (marker FF DA), after all metadata, which may contain an embedded thumbnail. */
function startOfScan(content: Buffer): number {
  let offset = 2;
  while (offset + 4 <= content.length && content[offset + 1] !== 0xda) {
    // A marker may be preceded by fill bytes.
    if (content[offset] !== 0xff || content[offset + 1] === 0xff) offset += 1;
    else offset += 2 + content.readUInt16BE(offset + 2);
  }
  return offset;
}

/** The end of a PNG's last chunk, IEND; beyond the end of the file if that chunk or an earlier one is incomplete. */
function endOfChunks(content: Buffer): number {
  let offset = 8; // after the signature
  // Beside its content, a chunk has 12 bytes: its length, its type and a checksum.
  while (offset + 12 <= content.length) {
    const isLast = content.toString('latin1', offset + 4, offset + 8) === 'IEND';
    offset += 12 + content.readUInt32BE(offset);
    if (isLast) return offset;
  }
  return content.length + 1;
}

/** The end of the last box that starts within the file; beyond the end of the file if that box is incomplete. */
function endOfBoxes(content: Buffer): number {
  let offset = 0;
  while (offset + 8 <= content.length) {
    const size = content.readUInt32BE(offset);
    if (size === 0) return content.length; // extends to the end of the file
    // A size of 1 means that the size follows, in 64 bits.
    if (size === 1 && offset + 16 > content.length) return content.length + 1;
    offset += Math.max(8, size === 1 ? Number(content.readBigUInt64BE(offset + 8)) : size);
  }
  return offset;
}
