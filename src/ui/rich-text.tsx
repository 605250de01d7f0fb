import { useContext } from 'react';
import type { Inline, RichText as RichTextTree } from '../resolved';
import { BlockContext } from './block-context';
import { FactMark } from './fact-mark';
import { languageAttributes } from './language-attributes';
import { Link } from './link';
import { inLanguages } from './text';

/** Rich text within a line: the content of a paragraph, a list item or a table cell. */
export const RichText = ({ text }: { text: RichTextTree }) =>
  text.map((piece, index) =>
    typeof piece === 'string' ? inLanguages(piece) : <InlinePiece key={index} piece={piece} />,
  );

/** A piece of a text that is more than its words: emphasized, a link, a figure, in another language. */
function InlinePiece({ piece }: { piece: Exclude<Inline, string> }) {
  const { facts } = useContext(BlockContext);
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
          {/* If the page also shows the fact as a value, the mark stands only beside that. */}
          {!facts[piece.fact]?.isValue && <FactMark fact={piece.fact} />}
        </>
      );
    case 'language':
      return <span {...languageAttributes(piece.language)}>{children}</span>;
  }
}

/** A paragraph of rich text; nothing without a text. */
export const Paragraph = ({
  text,
  className,
}: {
  text: RichTextTree | undefined;
  className?: string | undefined;
}) =>
  text && (
    <p className={className}>
      <RichText text={text} />
    </p>
  );

/** A series of paragraphs. */
export const Paragraphs = ({ paragraphs }: { paragraphs: readonly RichTextTree[] }) =>
  paragraphs.map((text, index) => <Paragraph key={index} text={text} />);
