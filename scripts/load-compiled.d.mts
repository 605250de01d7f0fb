/**
 * Runs a CommonJS module of a bundle, and those that it requires of the bundle, with what `compileAhead` has left; gives what
 * it exports. It has no `import()`.
 */
export function loadCompiled(file: string): unknown;

/** The same for the source of a module that need not be in its file. It is run each time. `require` finds what it requires. */
export function runCompiled(file: string, source: string, require: NodeJS.Require): unknown;

/**
 * Leaves what V8 makes of a module beside its file, unless that is there. Called while there are no other threads, since it
 * changes a flag of all for a moment.
 */
export function compileAhead(file: string, source?: string): void;
