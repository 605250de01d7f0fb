import { Fragment, type ReactNode, useContext } from 'react';
import type { QuotedFact } from '../compiled';
import type { Inline, RichText as RichTextTree } from '../resolved';
import { FactMark } from './fact-mark';
import { FactsContext } from './facts-context';
import { languageAttributes } from './language';
import { Link } from './link';
import { inLanguages } from './text';

/** A paragraph with its strong, emphasised and linked parts, and those in another language. */
export function RichText({ text }: { text: RichTextTree }) {
  const { facts } = useContext(FactsContext);
  return piecesOf(text, facts, lastOfEachNote(text, facts));
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

/**
 * A function rather than a component: most texts are one string, and a page has hundreds of them. `marked` are the figures
 * that have a mark.
 */
const piecesOf = (text: RichTextTree, facts: Facts, marked: ReadonlySet<Inline>): ReactNode =>
  text.map((piece, index) =>
    typeof piece === 'string' ? (
      inLanguages(piece)
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change their order
      <Fragment key={index}>{elementOf(piece, facts, marked)}</Fragment>
    ),
  );

function elementOf(piece: Exclude<Inline, string>, facts: Facts, marked: ReadonlySet<Inline>) {
  const children = piecesOf(piece.children, facts, marked);
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
