import { createContext, Script } from 'node:vm';
import type { MatchPattern } from '../../src/form/field-issue';

/**
 * The longest that a pattern may take for one answer, ms. Those that the check lets pass take less than one; a busy machine
 * may stop the process for a moment meanwhile, and no visitor's answer is to be refused for that.
 */
const limit = 1000;

const values = { pattern: '', text: '' };
const context = createContext(values);
const script = new Script("new RegExp('^(?:' + pattern + ')$', 'v').test(text)");

/**
 * Whether a text matches the pattern of a field; not if that cannot be said in time. A site may have been built by a
 * version whose check let a slow pattern pass, and nobody else is answered while a pattern is matched.
 */
export const matchInTime: MatchPattern = (pattern, text) => {
  Object.assign(values, { pattern, text });
  try {
    return script.runInContext(context, { timeout: limit });
  } catch (error) {
    if (Object(error).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false;
    throw error;
  }
};
