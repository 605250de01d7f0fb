declare module 'mime' {
  const mime: {
    /** The media type by the ending of a path, without its charset. */
    getType(path: string): string | null;
  };
  export default mime;
}
