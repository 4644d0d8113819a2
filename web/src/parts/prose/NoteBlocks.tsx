import type { NoteBlock, NotePart } from '@vincere/domain';
import type { ReactNode } from 'react';
import styles from './NoteBlocks.module.css';
import { TextBlock } from './TextBlock.tsx';

/** The blocks of a teaching note. Each heading has its index in `data-block`. */
export function NoteBlocks({ blocks }: { blocks: readonly NoteBlock[] }) {
  return (
    <div className={styles.note}>
      {blocks.map((block, index) => (
        <TextBlock
          key={index}
          block={block}
          heading={(text, level) => headingOf(text, { level, index })}
          part={renderPart}
        />
      ))}
    </div>
  );
}

function headingOf(text: ReactNode, { level, index }: { level: number; index: number }): ReactNode {
  const Heading = level <= 2 ? 'h3' : 'h4';
  return <Heading data-block={index}>{text}</Heading>;
}

function renderPart({ text, isBold }: NotePart): ReactNode {
  return isBold ? <strong>{text}</strong> : text;
}
