/** Rejects where the work takes longer than so many ms. The work itself goes on, and what becomes of it is lost. */
export function withTimeout<T>(work: Promise<T>, timeout: number): Promise<T> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error('The enquiry store takes too long.'), { code: 'ETIMEDOUT' });
    timer = setTimeout(() => reject(error), timeout);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
