import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPage, toastTexts } from '../../testing/render.tsx';
import { EditableText, type EditableTextProps } from './EditableText.tsx';

/** The saves of the page, oldest first. */
let saves: string[];
/** Changes the text as another author would. */
let changeElsewhere: (text: string) => void;
/** The result of the next saves. */
let save: () => Promise<void>;

async function showText(props: Partial<EditableTextProps> = {}) {
  saves = [];
  save = () => Promise.resolve();
  function Page() {
    const [value, setValue] = useState('A port loses its cranes.');
    changeElsewhere = (text) => act(() => setValue(text));
    return (
      <EditableText
        label="description"
        value={value}
        draft="description"
        failure={{ title: 'Error updating description', text: () => 'There was a problem.' }}
        onSave={async (text) => {
          saves.push(text);
          await save();
          act(() => setValue(text));
        }}
        {...props}
      />
    );
  }
  return renderPage(<Page />);
}

const field = () => screen.getByRole('textbox', { name: 'description' });
const pencil = () => screen.getByRole('button', { name: 'Edit description' });
const button = (name: string) => screen.getByRole('button', { name });

/** Opens the field and replaces its text. */
async function write(user: Awaited<ReturnType<typeof renderPage>>['user'], text: string) {
  await user.click(pencil());
  await user.clear(field());
  await user.type(field(), text);
}

test('Enter saves a short text, says so and returns the focus', async () => {
  const { user } = await showText();
  await write(user, 'Dark.{Enter}');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(screen.getByText('Dark.')).toBeVisible();
  expect(pencil()).toHaveFocus();
  expect(saves).toEqual(['Dark.']);
});

test('Ctrl+Enter saves a long text, in which Enter begins a new line', async () => {
  const { user } = await showText({ long: true });
  await write(user, 'Dark.{Enter}Cold.');
  expect(saves).toEqual([]);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(saves).toEqual(['Dark.\nCold.']);
});

test('a saved change can be undone', async () => {
  const { user } = await showText();
  await write(user, 'Dark.{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Undo the change of description' }));
  expect(await screen.findByText('Undone')).toBeVisible();
  expect(screen.getByText('A port loses its cranes.')).toBeVisible();
  expect(saves).toEqual(['Dark.', 'A port loses its cranes.']);
});

test('an undo does not overwrite a later change of a colleague', async () => {
  const { user } = await showText();
  await write(user, 'Dark.{Enter}');
  const undo = await screen.findByRole('button', { name: 'Undo the change of description' });
  changeElsewhere('Theirs.');
  await user.click(undo);
  expect(await screen.findByText('This text has been changed since you began. It now reads:')).toBeVisible();
  expect(screen.getByText('Theirs.')).toBeVisible();
  expect(field()).toHaveValue('A port loses its cranes.');
  await user.click(button('Keep Existing'));
  expect(screen.getByText('Theirs.')).toBeVisible();
  expect(saves).toEqual(['Dark.']);
});

test('the change of a colleague is overwritten only after confirmation', async () => {
  const { user } = await showText();
  await write(user, 'Mine.');
  changeElsewhere('Theirs.');
  await user.type(field(), '{Enter}');
  expect(saves).toEqual([]);
  await user.click(button('Replace It With Mine'));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(saves).toEqual(['Mine.']);
});

test('a failed save keeps the field open with its text', async () => {
  const { user } = await showText();
  save = () => Promise.reject(new Error('offline'));
  await write(user, 'Dark.{Enter}');
  expect(await screen.findByRole('textbox', { description: 'There was a problem.' })).toHaveValue('Dark.');
  expect(toastTexts()).toEqual(['Error updating description', 'There was a problem.']);
  save = () => Promise.resolve();
  await user.click(button('Save'));
  expect(await screen.findByText('Saved')).toBeVisible();
});

test('the field cannot be changed or closed while it is being saved', async () => {
  const { user } = await showText();
  let finish = () => {};
  save = () => new Promise<void>((resolve) => (finish = resolve));
  await write(user, 'Dark.{Enter}');
  const busy = await screen.findByRole('button', { name: 'Saving' });
  expect(busy).toHaveAttribute('aria-busy', 'true');
  expect(button('Cancel')).toBeDisabled();
  await user.type(field(), ' Cold.{Enter}{Escape}');
  expect(field()).toHaveValue('Dark.');
  finish();
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(saves).toEqual(['Dark.']);
});

test('an invalid text is not saved', async () => {
  const { user } = await showText({
    validate: (text) => (text.trim() ? undefined : 'This field is required'),
  });
  await write(user, ' {Enter}');
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('This field is required');
  expect(saves).toEqual([]);
});

test('an unchanged text is not saved', async () => {
  const { user } = await showText();
  await user.click(pencil());
  await user.keyboard('{Enter}');
  expect(pencil()).toHaveFocus();
  expect(saves).toEqual([]);
});

test('Escape discards a short text and returns the focus', async () => {
  const { user } = await showText();
  await write(user, 'Dark.');
  await user.keyboard('{Escape}');
  expect(pencil()).toHaveFocus();
  expect(screen.getByText('A port loses its cranes.')).toBeVisible();
});

test('Escape asks before it discards a changed long text', async () => {
  const { user } = await showText({ long: true });
  await write(user, 'Dark.');
  await user.keyboard('{Escape}');
  expect(button('Keep Writing')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('Dark.');
  await user.keyboard('{Escape}');
  await user.click(button('Discard'));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByText('A port loses its cranes.')).toBeVisible();
});

test('an unsaved text is restored when the page is opened again', async () => {
  const { user, unmount } = await showText();
  await write(user, 'Dark.');
  unmount();
  await showText();
  expect(field()).toHaveValue('Dark.');
});

test('an empty text has a placeholder', async () => {
  await showText({ value: ' ', empty: 'No description yet.' });
  expect(screen.getByText('No description yet.')).toBeVisible();
});

test('an open field has a visible label', async () => {
  const { user } = await showText();
  await user.click(pencil());
  expect(screen.getByText('description', { selector: 'label' })).toBeVisible();
});
