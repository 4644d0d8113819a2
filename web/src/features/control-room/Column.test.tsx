import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Column } from './Column.tsx';

test('a column scrolls to its top when it shows something else', () => {
  const columnWith = (content: string) => (
    <Column className="scrolled" content={content}>
      <p>{content}</p>
    </Column>
  );
  const { rerender, container } = render(columnWith('draft'));
  const column = container.querySelector('.scrolled');
  column?.scrollTo({ top: 300 });
  rerender(columnWith('draft'));
  expect(column?.scrollTop).toBe(300);
  rerender(columnWith('started'));
  expect(column?.scrollTop).toBe(0);
});
