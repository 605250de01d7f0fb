/** `consultation` for `_forms/consultation.json`. */
export const formName = (path: string) => /^_forms\/(.+)\.json$/.exec(path)?.[1];
