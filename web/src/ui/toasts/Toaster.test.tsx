import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toastTexts } from '../../testing/render.tsx';
import { clearAllToasts, clearError, Toaster, toast, toastError, toastNews } from './Toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <>
      <main>
        <button type="button">Elsewhere</button>
        <ul aria-label="Items">
          <li>
            <button type="button">Delete</button>
          </li>
        </ul>
      </main>
      <Toaster />
    </>,
  );
});
afterEach(() => {
  vi.useRealTimers();
});

const pressElsewhere = () => fireEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
const passTime = () =>
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
const closeToast = () => fireEvent.click(screen.getByRole('button', { name: 'Close' }));

test('a toast about an action is announced politely and disappears by itself', () => {
  act(() => toast('Stage added', 'Stage 2 is ready.'));
  expect(toastTexts()).toEqual(['Stage added', 'Stage 2 is ready.']);
  expect(screen.getByRole('status')).toHaveTextContent('Stage added');
  passTime();
  expect(toastTexts()).toEqual([]);
});

test('a toast about an action disappears when the user presses or types elsewhere', () => {
  act(() => toast('Stage added'));
  pressElsewhere();
  expect(toastTexts()).toEqual([]);
  act(() => toast('Stage added'));
  fireEvent.keyDown(screen.getByRole('button', { name: 'Elsewhere' }), { key: 'a' });
  expect(toastTexts()).toEqual([]);
});

test('a toast stays while the pointer or the focus is on it', () => {
  act(() => toast('Stage added'));
  const text = screen.getByText('Stage added');
  fireEvent.pointerEnter(text);
  fireEvent.click(text);
  passTime();
  expect(toastTexts()).toEqual(['Stage added']);
  fireEvent.pointerLeave(text);
  passTime();
  expect(toastTexts()).toEqual([]);
});

test('an error is announced at once and stays until it is closed', () => {
  act(() => void toastError('Error', 'Failed to create simulation'));
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to create simulation');
  pressElsewhere();
  passTime();
  expect(toastTexts()).toEqual(['Error', 'Failed to create simulation']);
  closeToast();
  expect(toastTexts()).toEqual([]);
});

test('an error is removed once its cause is gone, and no other toast with it', () => {
  const removed = toastError('Error');
  act(removed);
  expect(toastTexts()).toEqual([]);
  const replaced = toastError('Error');
  act(() => toast('Stage added'));
  act(replaced);
  expect(toastTexts()).toEqual(['Stage added']);
});

test('a toast with a button stays longer, even if the user acts elsewhere, until the button is pressed', () => {
  const undo = vi.fn<() => void>();
  act(() => toast('Taken back', 'It is no longer shown.', { label: 'Undo', act: undo }));
  pressElsewhere();
  act(() => {
    vi.advanceTimersByTime(19_000);
  });
  expect(toastTexts()).toEqual(['Taken back', 'It is no longer shown.']);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(toastTexts()).toEqual([]);
});

describe('after a button of a toast is pressed, the focus', () => {
  const offerUndo = () =>
    act(() => {
      screen.getByRole('button', { name: 'Delete' }).focus();
      toast('Item deleted', undefined, { label: 'Undo', act: () => {} });
    });
  const press = (name: string) => {
    const button = screen.getByRole('button', { name });
    act(() => button.focus());
    fireEvent.click(button);
  };

  test.each(['Undo', 'Close'])(
    'the focus returns from a toast to the element that had it before (%s)',
    (name) => {
      offerUndo();
      act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
      press(name);
      expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    },
  );

  test('the focus goes from a toast to the surrounding part of the page if its element is gone', () => {
    offerUndo();
    const list = screen.getByRole('list', { name: 'Items' });
    list.replaceChildren();
    press('Undo');
    expect(list).toHaveFocus();
    act(() => list.blur());
    expect(list).not.toHaveAttribute('tabindex');
  });

  test('the focus goes from a toast to the content of the page if no surrounding part is left', () => {
    offerUndo();
    screen.getByRole('list', { name: 'Items' }).remove();
    press('Undo');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('the focus stays where the action of a toast moves it', () => {
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    act(() => toast('Item deleted', undefined, { label: 'Show', act: () => elsewhere.focus() }));
    press('Show');
    expect(elsewhere).toHaveFocus();
  });
});

test('a toast with a button disappears by itself, but not while the focus is on it', () => {
  act(() => toast('Taken back', undefined, { label: 'Undo', act: () => {} }));
  const undo = screen.getByRole('button', { name: 'Undo' });
  act(() => undo.focus());
  passTime();
  expect(toastTexts()).toEqual(['Taken back']);
  act(() => undo.blur());
  passTime();
  expect(toastTexts()).toEqual([]);
});

test('a toast with news stays for its full time while the user acts elsewhere', () => {
  act(() => toastNews('Lunch is at noon.'));
  pressElsewhere();
  expect(toastTexts()).toEqual(['Lunch is at noon.']);
  passTime();
  expect(toastTexts()).toEqual([]);
});

test('several toasts with news wait for a toast with a button, and appear one after the other', () => {
  act(() => toast('Taken back', undefined, { label: 'Undo', act: () => {} }));
  act(() => {
    toastNews('Lunch is at noon.');
    toastNews('The bus leaves at five.');
  });
  expect(toastTexts()).toEqual(['Taken back']);
  closeToast();
  expect(toastTexts()).toEqual(['Lunch is at noon.']);
  passTime();
  expect(toastTexts()).toEqual(['The bus leaves at five.']);
  closeToast();
  expect(toastTexts()).toEqual([]);
});

test('a toast with news that an action of the user interrupts is shown again', () => {
  act(() => toastNews('Lunch is at noon.'));
  act(() => toast('Note Added'));
  expect(toastTexts()).toEqual(['Note Added']);
  pressElsewhere();
  expect(toastTexts()).toEqual(['Lunch is at noon.']);
  act(clearAllToasts);
  expect(toastTexts()).toEqual([]);
});

test('an error disappears when the user opens another page, but news does not', () => {
  act(() => void toastError('Error'));
  act(() => toastNews('Lunch is at noon.'));
  act(clearError);
  expect(toastTexts()).toEqual(['Lunch is at noon.']);
  act(clearError);
  expect(toastTexts()).toEqual(['Lunch is at noon.']);
  closeToast();
});

test('a toast with news that the page itself announces is outside the live regions', () => {
  act(() => toastNews('Lunch is at noon.', undefined, { isSpoken: true }));
  expect(toastTexts()).toEqual(['Lunch is at noon.']);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});
