/** A function that computes its answer once for each object, and keeps it for as long as the object is kept. */
export function memoize<Key extends object, Answer>(work: (key: Key) => Answer): (key: Key) => Answer {
  const answers = new WeakMap<Key, { answer: Answer }>();
  return (key) => {
    const known = answers.get(key);
    if (known) return known.answer;
    const answer = work(key);
    answers.set(key, { answer });
    return answer;
  };
}

/** The same for texts. They are kept with their answers for as long as the function is, so there should be few of them. */
export function memoizeText<Answer extends object>(work: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    const known = answers.get(text);
    if (known) return known;
    const answer = work(text);
    answers.set(text, answer);
    return answer;
  };
}
