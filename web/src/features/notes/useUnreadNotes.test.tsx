import { render, screen } from '@testing-library/react';
import { writeNote } from '@vincere/domain';
import { beforeEach, expect, test } from 'vitest';
import { useUnreadNotes } from './useUnreadNotes.ts';

const at = '2026-11-02T09:00:00.000Z';
const own = writeNote(at, 'Ada Okafor', 'Mine');
const theirs = (text: string) => writeNote(at, 'Ben Roth', text);

function Count({ notes, isShown }: { notes: string; isShown: boolean }) {
  return <p>{`${useUnreadNotes('room:7:5:21:legal', notes, 'Ada Okafor', isShown)} unread`}</p>;
}

beforeEach(() => localStorage.clear());

test('notes of others are counted as unread until they are shown, even after a reload', () => {
  const notes = [own, theirs('One'), theirs('Two')].join('\n');
  const { rerender, unmount } = render(<Count notes={notes} isShown={false} />);
  expect(screen.getByText('2 unread')).toBeVisible();
  rerender(<Count notes={notes} isShown />);
  expect(screen.getByText('0 unread')).toBeVisible();
  unmount();
  render(<Count notes={`${notes}\n${theirs('Three')}`} isShown={false} />);
  expect(screen.getByText('1 unread')).toBeVisible();
});
