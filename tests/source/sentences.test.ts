import { describe, expect, it } from 'vitest';
import { isNode, type Node, type Source, sources, treeOf } from './sources';

/** What visitors and staff read is made here. */
const spoken = /^(src\/(renderer|shell|ui|form|blocks|emit|site)|server)\//;

/** Files for those who run the server, or who program: they are in English. */
const forOperators = [
  'server/admin/commands/backup.ts',
  'server/admin/doctor/',
  'server/admin/read-command.ts',
  'server/answer-protocol-error.ts', // to programs that speak no HTTP
  'server/backup/',
  'server/delivery/delivery-worker.ts',
  'server/delivery/start-delivery.ts',
  'server/environment.ts',
  'server/explain-failure.ts',
  'server/health/',
  'server/limit-connections.ts',
  'server/listen.ts',
  'server/main.ts',
  'server/metrics/',
  'server/settings.ts',
  'server/spam/blocked-domains.ts',
  'server/store-listeners.ts',
  'server/store/', // SQL, and errors
  'server/usage.ts',
  'src/emit/sitemap.ts', // robots.txt
  'src/emit/types.ts', // writes comments of the code
];

/**
 * Properties that are no visitor's: what the usage of a command says, and what a program is told that sent a request.
 */
const forPrograms = new Set(['summary', 'help', 'synopsis', 'problem']);

/** Three words, or one with a capital letter and others behind it, or one with a full stop; not markup. */
function isSentence(text: string): boolean {
  const words = text.replaceAll(/<[^>]*>/g, ' ').trim();
  return (
    /^\p{Lu}[\p{Ll}’']+(,|;|:)?\s+\S/u.test(words) ||
    /(?<![-\w])\p{L}{2,}(,?\s+\p{L}{2,}){2,}/u.test(words) ||
    /^\p{Lu}\p{Ll}+[.!?…]$/u.test(words)
  );
}

/** Texts of the code that read like sentences, but for errors and what only programs are sent. */
function sentencesIn(node: Node): string[] {
  const name = (value: unknown) => (isNode(value) ? String(value.name) : '');
  if (/^(Import|Export(All|Named))Declaration$/.test(node.type) && node.source) return [];
  if (node.type === 'ThrowStatement') return [];
  if (node.type === 'NewExpression' && /Error$|^(Undelivered|TimedOut)$/.test(name(node.callee))) return [];
  if (node.type === 'Property' && forPrograms.has(name(node.key))) return [];
  if (node.type === 'VariableDeclarator' && /(Help|Notes)$/.test(name(node.id))) return [];
  const texts = textsOf(node).filter(isSentence);
  const below = Object.values(node).flatMap((value): unknown[] => (Array.isArray(value) ? value : [value]));
  return [...texts, ...below.filter(isNode).flatMap(sentencesIn)];
}

function textsOf({ type, value, quasis }: Node): string[] {
  if (type === 'JSXText' || (type === 'Literal' && typeof value === 'string')) return [String(value)];
  if (type !== 'TemplateLiteral') return [];
  return [(quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…')];
}

const found = (source: Source) => sentencesIn(treeOf(source)).map((said) => `${source.file}: ${said}`);

const searched = sources.filter(
  ({ file }) => spoken.test(file) && !forOperators.some((path) => file.startsWith(path)),
);

describe('what visitors and staff read', () => {
  it('is no sentence of the code: the site has the words', () => {
    expect(searched.length).toBeGreaterThan(150);
    const instead = 'Write it in _words.json; if only operators read it, list the file in `forOperators`.';
    expect(searched.flatMap(found), instead).toEqual([]);
  });

  it('is found wherever it is written', () => {
    const text = `
      import { answer } from 'Some module here';
      const one = 'Something went wrong';
      const two = \`Deleted: \${count} enquiries.\`;
      const three = (<p className="wide open">Please call <b>us</b></p>);
      remark(open ? 'Closed.' : 'there is nothing here');
      answer({ problem: 'Use POST.' });
      throw new Error('Write a number.');`;
    expect(found({ file: 'planted.tsx', text })).toEqual([
      'planted.tsx: Something went wrong',
      'planted.tsx: Deleted: … enquiries.',
      'planted.tsx: Please call ',
      'planted.tsx: Closed.',
      'planted.tsx: there is nothing here',
    ]);
  });
});
