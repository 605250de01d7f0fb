/**
 * Time in ms after which a changed file is read once more. Vite's watcher drops a second change of a file within
 * 50 ms of the first, and reports a deletion 100 ms late.
 */
export const settleTime = 100;
