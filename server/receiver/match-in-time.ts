import { createContext, Script } from 'node:vm';
import type { MatchPattern } from '../../src/form/validate-field';

/**
 * Time limit for matching a pattern, in ms. Patterns that the build accepts take less than one; but a busy machine may
 * pause the process, which must not invalidate an answer.
 */
const timeLimit = 1000;

const sandbox = { pattern: '', text: '' };
const context = createContext(sandbox);
const script = new Script("new RegExp('^(?:' + pattern + ')$', 'v').test(text)");

/**
 * Matches a text against a field's pattern; false on timeout. Needed because the site may have been built by an earlier
 * version without a check for slow patterns, and matching blocks the process.
 */
export const matchInTime: MatchPattern = (pattern, text) => {
  Object.assign(sandbox, { pattern, text });
  try {
    return script.runInContext(context, { timeout: timeLimit });
  } catch (error) {
    if (Object(error).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false;
    throw error;
  }
};
