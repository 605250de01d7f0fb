/**
 * Runs a CommonJS module of a bundle, and the modules of the bundle that it requires, with the code that `compileAhead` has
 * kept; returns what it exports, or throws what it throws. It must not use `import()`.
 */
export function loadCompiled(file: string): unknown;

/** The same for source text that need not be in the file it is named after. It runs anew on each call. */
export function runCompiled(file: string, source: string, require: NodeJS.Require): unknown;

/**
 * Keeps V8's compiled code of a module beside its file, unless it is there already. Call it before other threads start: it
 * changes a flag that they share, for a moment. Where nothing can be written, nothing is kept.
 */
export function compileAhead(file: string, source?: string): void;
