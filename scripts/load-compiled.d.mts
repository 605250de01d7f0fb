/**
 * Runs a CommonJS module of a bundle, and those that it requires of the bundle, with what V8 compiled of them in an earlier
 * run, which is beside them; gives what it exports.
 */
export function loadCompiled(file: string): unknown;

/** The same for the source of a module that need not be in its file. `require` finds what it requires. */
export function runCompiled(file: string, source: string, require: NodeJS.Require): unknown;

/** Compiles a module before threads load it, which keep nothing themselves. */
export function compileAhead(file: string): void;
