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
