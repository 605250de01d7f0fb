export interface Inbox<T> {
  put(item: T): void;
  /** What comes next, be it there already or not. */
  next(): Promise<T>;
}

/** A queue of what happened elsewhere, from which a test awaits one item after the other. */
export function createInbox<T>(): Inbox<T> {
  const items: T[] = [];
  const waiting: ((item: T) => void)[] = [];
  return {
    put(item) {
      const resolve = waiting.shift();
      if (resolve) resolve(item);
      else items.push(item);
    },
    next: () =>
      new Promise((resolve) => {
        if (items.length > 0) resolve(items.shift() as T);
        else waiting.push(resolve);
      }),
  };
}
