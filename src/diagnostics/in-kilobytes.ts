/** `15 KB`, rounded up. */
export const inKilobytes = (bytes: number) => `${Math.ceil(bytes / 1024).toLocaleString('en')} KB`;
