import type { Block } from '@vincere/domain';
import type { ReactNode } from 'react';

/** The list of a parsed text. `children` renders the parts of an item. */
export function ListOfBlock<Part>({
  list,
  children,
}: {
  list: Extract<Block<Part>, { kind: 'list' }>;
  children: (parts: Part[]) => ReactNode;
}) {
  const items = list.items.map((item, index) => <li key={index}>{children(item)}</li>);
  return list.isOrdered ? <ol start={list.start}>{items}</ol> : <ul>{items}</ul>;
}
