import { defineError } from '../define-diagnostic';
import { didYouMean } from '../nearest';

export const unknownFact = defineError<[name: string, near?: string]>({
  code: 'unknown-fact',
  about: 'A fact is quoted that its register does not have.',
  message: (name) => `No register has the fact “${name}”.`,
  hint: (name, near) => {
    const [register = '', ...id] = name.split('.');
    return didYouMean(near, `Add a fact with the id “${id.join('.')}” to _facts/${register}.json.`);
  },
  unknown: (name, near) => ({ type: 'fact', name, near }),
});
