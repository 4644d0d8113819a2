import { type Block, type Inline, parseMarkdown } from '@vincere/domain';
import { Fragment, memo } from 'react';
import { Picture } from '../ui/pictures.tsx';
import { ListOfBlock } from './ListOfBlock.tsx';
import styles from './Prose.module.css';

/**
 * Renders a longer text with a small subset of Markdown (see `parseMarkdown`). A link is shown with its address. A picture
 * is a file of the simulation, or its alternative text.
 */
export const Prose = memo(function Prose({ text, lede = false }: { text: string; lede?: boolean }) {
  return (
    <div className={lede ? `prose reading-text ${styles.withLead}` : 'prose reading-text'}>
      {parseMarkdown(text).map((block, index) => (
        <ProseBlock key={index} block={block} />
      ))}
    </div>
  );
});

function ProseBlock({ block }: { block: Block }) {
  if (block.kind === 'heading')
    return (
      <p className={styles.proseHeading}>
        <Parts parts={block.parts} />
      </p>
    );
  if (block.kind !== 'list')
    return (
      <p>
        <Parts parts={block.parts} />
      </p>
    );
  return <ListOfBlock list={block}>{(item) => <Parts parts={item} />}</ListOfBlock>;
}

function Parts({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part, index) => (
    <Fragment key={index}>
      <Part part={part} />
    </Fragment>
  ));
}

function Part({ part }: { part: Inline }) {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'bold':
      return (
        <strong>
          <Parts parts={part.parts} />
        </strong>
      );
    case 'italic':
      return (
        <em>
          <Parts parts={part.parts} />
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
