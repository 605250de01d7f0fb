import { Fragment, useContext } from 'react';
import type { QuotedFact } from '../compiled';
import type { Inline, RichText as RichTextTree } from '../resolved';
import { FactMark } from './fact-mark';
import { FactsContext } from './facts-context';
import { languageAttributes } from './language';
import { Link } from './link';
import { Text } from './text';

/** A paragraph with its strong, emphasised and linked parts, and those in another language. */
export function RichText({ text }: { text: RichTextTree }) {
  const { facts } = useContext(FactsContext);
  return <Pieces text={text} facts={facts} marked={lastOfEachNote(text, facts)} />;
}

type Facts = Readonly<Record<string, QuotedFact>>;

/** Of figures that share a note, the last of a text has the mark: it stands for those before it, too. One that the page shows as a value has it there. */
function lastOfEachNote(text: RichTextTree, facts: Facts): ReadonlySet<Inline> {
  const last = new Map<number, Inline>();
  const look = (pieces: RichTextTree) => {
    for (const piece of pieces) {
      if (typeof piece === 'string') continue;
      const quoted = piece.type === 'fact' ? facts[piece.fact] : undefined;
      if (quoted && !quoted.isValue) last.set(quoted.note, piece);
      look(piece.children);
    }
  };
  look(text);
  return new Set(last.values());
}

interface PiecesProps {
  text: RichTextTree;
  facts: Facts;
  /** The figures that have a mark. */
  marked: ReadonlySet<Inline>;
}

function Pieces({ text, facts, marked }: PiecesProps) {
  // The pieces of a text never change their order, so their index is their identity.
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return text.map((piece, index) => <Fragment key={index}>{renderInline(piece, facts, marked)}</Fragment>);
}

function renderInline(piece: Inline, facts: Facts, marked: ReadonlySet<Inline>) {
  if (typeof piece === 'string') return <Text text={piece} />;
  const children = <Pieces text={piece.children} facts={facts} marked={marked} />;
  switch (piece.type) {
    case 'strong':
      return <strong>{children}</strong>;
    case 'emphasis':
      return <em>{children}</em>;
    case 'link':
      return <Link to={piece.to}>{children}</Link>;
    case 'fact':
      return (
        <>
          {children}
          {!facts[piece.fact]?.isValue && <FactMark fact={piece.fact} isBare={!marked.has(piece)} />}
        </>
      );
    case 'language':
      return <span {...languageAttributes(piece.language)}>{children}</span>;
  }
}

/** Paragraphs one below the other. */
export function Paragraphs({ paragraphs }: { paragraphs: readonly RichTextTree[] }) {
  return paragraphs.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change their order
    <p key={index}>
      <RichText text={text} />
    </p>
  ));
}
