import { type Inline, parseMarkdown } from '@vincere/domain';
import { memo, type ReactNode } from 'react';
import { Picture } from '../../ui/pictures.tsx';
import styles from './Prose.module.css';
import { Parts, TextBlock } from './TextBlock.tsx';

/**
 * Renders a longer text with a small subset of Markdown (see `parseMarkdown`). A link is shown with its address. A picture
 * is a file of the simulation, or its alternative text.
 */
export const Prose = memo(function Prose({
  text,
  lede = false,
  className = '',
}: {
  text: string;
  lede?: boolean;
  className?: string | undefined;
}) {
  return (
    <div className={`prose reading-text ${styles.prose} ${lede ? styles.withLead : ''} ${className}`}>
      {parseMarkdown(text).map((block, index) => (
        <TextBlock key={index} block={block} heading={headingOf} part={renderPart} />
      ))}
    </div>
  );
});

function headingOf(text: ReactNode): ReactNode {
  return <p className={styles.proseHeading}>{text}</p>;
}

function renderPart(part: Inline): ReactNode {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'bold':
      return (
        <strong>
          <Parts parts={part.parts} part={renderPart} />
        </strong>
      );
    case 'italic':
      return (
        <em>
          <Parts parts={part.parts} part={renderPart} />
        </em>
      );
    case 'picture':
      return (
        <Picture
          file={part.file}
          alt={part.alt}
          className={styles.prosePicture}
          otherwise={<span className="dimmed">[{part.alt || part.file}]</span>}
        />
      );
    case 'link':
      return (
        <>
          <a href={part.href} target="_blank" rel="noreferrer">
            {part.text}
          </a>
          {part.text !== part.href && <span className={styles.proseAddress}> ({part.href})</span>}
        </>
      );
  }
}
