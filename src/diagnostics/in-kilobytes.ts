/** `15 KB`; what has begun counts. */
export const inKilobytes = (bytes: number) => `${Math.ceil(bytes / 1024).toLocaleString('en')} KB`;
