import type { RichText as RichTextTree, Target } from '../resolved';
import styles from './card.module.css';
import { Link } from './link';
import { Paragraph } from './rich-text';
import { inLanguages } from './text';
import { VisuallyHidden } from './visually-hidden';

interface CardTextProps {
  title: string;
  text?: RichTextTree;
  link?: { to: Target; label: string };
}

/** The content of most cards: a title, a text and a link. The link must be understandable out of context. */
export function CardText({ title, text, link }: CardTextProps) {
  return (
    <>
      <h3>{inLanguages(title)}</h3>
      <Paragraph text={text} />
      {link && (
        <Link to={link.to} className={styles.link}>
          {link.label}
          {!link.label.toLowerCase().includes(title.toLowerCase()) && (
            <VisuallyHidden>: {title}</VisuallyHidden>
          )}
        </Link>
      )}
    </>
  );
}
