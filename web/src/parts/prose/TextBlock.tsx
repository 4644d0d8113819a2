import type { Block } from '@vincere/domain';
import { Fragment, type ReactNode } from 'react';

/** A block of a parsed text: a heading, a paragraph or a list. Texts differ in their headings and in the parts that they allow. */
export function TextBlock<Part>({
  block,
  heading,
  part,
}: {
  block: Block<Part>;
  /** Renders a heading. */
  heading: (text: ReactNode, level: number) => ReactNode;
  /** Renders a part of a line. */
  part: (part: Part) => ReactNode;
}) {
  const text = (parts: readonly Part[]) => <Parts parts={parts} part={part} />;
  if (block.kind === 'heading') return heading(text(block.parts), block.level);
  if (block.kind === 'paragraph') return <p>{text(block.parts)}</p>;
  const items = block.items.map((item, index) => <li key={index}>{text(item)}</li>);
  return block.isOrdered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
}

/** The parts of a line, each rendered by `part`. */
export function Parts<Part>({
  parts,
  part,
}: {
  parts: readonly Part[];
  part: (part: Part) => ReactNode;
}): ReactNode {
  return parts.map((textPart, index) => <Fragment key={index}>{part(textPart)}</Fragment>);
}
