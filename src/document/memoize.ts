/** Memoizes a function of one object. Results are held weakly: they can be garbage-collected with the object. */
export function memoize<Key extends object, Answer>(work: (key: Key) => Answer): (key: Key) => Answer {
  const answers = new WeakMap<Key, { answer: Answer }>();
  return (key) => {
    const cached = answers.get(key);
    if (cached) return cached.answer;
    const answer = work(key);
    answers.set(key, { answer });
    return answer;
  };
}

/** Memoizes a function of a text. Results are held as long as the function, so there should be few texts. */
export function memoizeText<Answer extends object>(work: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    const cached = answers.get(text);
    if (cached) return cached;
    const answer = work(text);
    answers.set(text, answer);
    return answer;
  };
}
