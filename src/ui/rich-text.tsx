import { Fragment } from 'react';
import type { Inline, RichText as RichTextTree } from '../resolved';
import { FactMark } from './fact-mark';
import { languageAttributes } from './language';
import { Link } from './link';
import { Text } from './text';

/** A paragraph with its strong, emphasised and linked parts, and those in another language. */
export function RichText({ text }: { text: RichTextTree }) {
  // The pieces of a text never change their order, so their index is their identity.
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return text.map((piece, index) => <Fragment key={index}>{renderInline(piece)}</Fragment>);
}

function renderInline(piece: Inline) {
  if (typeof piece === 'string') return <Text text={piece} />;
  const children = <RichText text={piece.children} />;
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
          <FactMark fact={piece.fact} inText />
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
