import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FileList } from './FileList.tsx';

test('a list of files scrolls from 400 px, or from the height that its container sets', () => {
  const { rerender } = render(<FileList files={[]} runId={1} />);
  expect(screen.getByRole('list')).toHaveStyle({ maxHeight: '400px' });
  rerender(<FileList files={[]} runId={1} maxHeight={250} />);
  expect(screen.getByRole('list')).toHaveStyle({ maxHeight: '250px' });
});
