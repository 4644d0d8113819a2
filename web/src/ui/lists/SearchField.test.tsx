import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchField } from './SearchField.tsx';

const onSearch = vi.fn<(text: string) => void>();
const field = () => screen.getByRole('searchbox', { name: 'Search people' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const pause = () =>
  act(() => {
    vi.advanceTimersByTime(1_000);
  });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  onSearch.mockReset();
});

test('the text is searched once, after a pause in typing', () => {
  render(<SearchField label="Search people" value="" onSearch={onSearch} />);
  for (const text of ['a', 'ad', 'ada ']) type(text);
  expect(onSearch).not.toHaveBeenCalled();
  pause();
  expect(onSearch.mock.calls).toEqual([['ada']]);
});

test('Enter searches at once, and not again after the pause', () => {
  render(<SearchField label="Search people" value="" onSearch={onSearch} />);
  type('ada');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(onSearch.mock.calls).toEqual([['ada']]);
  pause();
  expect(onSearch).toHaveBeenCalledOnce();
});

test('an unchanged text is not searched again', () => {
  render(<SearchField label="Search people" value="ada" onSearch={onSearch} />);
  type('ada ');
  fireEvent.keyDown(field(), { key: 'Enter' });
  pause();
  expect(onSearch).not.toHaveBeenCalled();
});

test('a search that was changed elsewhere replaces the typed text', () => {
  const { rerender } = render(<SearchField label="Search people" value="ada" onSearch={onSearch} />);
  type('adam');
  rerender(<SearchField label="Search people" value="" onSearch={onSearch} />);
  expect(field()).toHaveValue('');
  pause();
  expect(onSearch).not.toHaveBeenCalled();
});

test('text typed since an earlier search is kept when its result arrives', () => {
  const { rerender } = render(<SearchField label="Search people" value="" onSearch={onSearch} />);
  type('ada');
  pause();
  type('adam');
  rerender(<SearchField label="Search people" value="ada" onSearch={onSearch} />);
  expect(field()).toHaveValue('adam');
});
