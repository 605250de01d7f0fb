/** The value at a path of property names and indexes; undefined if there is none. */
export const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((within, name) => Object(within)[name], value);
