/**
 * A function that works once for each object and gives the same answer again, for as long as the object is kept. What is
 * read again and again (a document in the watch, a schema in every value) is looked at once.
 */
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
