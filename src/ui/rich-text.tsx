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
  return piecesOf(text, facts);
}

type Facts = Readonly<Record<string, QuotedFact>>;

/** A function rather than a component: most texts are one string, and a page has hundreds of them. */
const piecesOf = (text: RichTextTree, facts: Facts): ReactNode =>
  text.map((piece, index) =>
    typeof piece === 'string' ? (
      inLanguages(piece)
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change their order
      <Fragment key={index}>{elementOf(piece, facts)}</Fragment>
    ),
  );

function elementOf(piece: Exclude<Inline, string>, facts: Facts) {
  const children = piecesOf(piece.children, facts);
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
          {/* What follows a figure that the page shows as a value stands there. */}
          {!facts[piece.fact]?.isValue && <FactMark fact={piece.fact} />}
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
