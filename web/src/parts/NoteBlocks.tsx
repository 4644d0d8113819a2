import type { NoteBlock, NotePart } from '@vincere/domain';
import { Fragment } from 'react';
import { ListOfBlock } from './ListOfBlock.tsx';
import styles from './NoteBlocks.module.css';

/** The blocks of a teaching note. Each heading has its index in `data-block`. */
export function NoteBlocks({ blocks }: { blocks: readonly NoteBlock[] }) {
  return (
    <div className={styles.note}>
      {blocks.map((block, index) => (
        <OneBlock key={index} block={block} index={index} />
      ))}
    </div>
  );
}

function OneBlock({ block, index }: { block: NoteBlock; index: number }) {
  if (block.kind === 'list')
    return <ListOfBlock list={block}>{(item) => <Parts parts={item} />}</ListOfBlock>;
  if (block.kind === 'paragraph')
    return (
      <p>
        <Parts parts={block.parts} />
      </p>
    );
  const Heading = block.level <= 2 ? 'h3' : 'h4';
  return (
    <Heading data-block={index}>
      <Parts parts={block.parts} />
    </Heading>
  );
}

function Parts({ parts }: { parts: readonly NotePart[] }) {
  return parts.map(({ text, isBold }, index) => (
    <Fragment key={index}>{isBold ? <strong>{text}</strong> : text}</Fragment>
  ));
}
