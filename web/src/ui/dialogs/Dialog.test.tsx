import { screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render.tsx';
import { Button } from '../Button.tsx';
import { TextField } from '../Field.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

type Given = Partial<Omit<DialogProps, 'returnTo'>> & { returnsToHeading?: boolean };

/** A page with a button that opens a dialog. */
function Page({ returnsToHeading = false, ...dialog }: Given) {
  const [isOpen, setIsOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h1 tabIndex={-1} ref={heading}>
        Stages
      </h1>
      <Button onClick={() => setIsOpen(true)}>Add</Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Add a stage"
        text="The next one."
        footer={
          <>
            <Button onClick={() => setIsOpen(false)}>Cancel</Button>
            <Button type="submit">Save</Button>
          </>
        }
        {...(returnsToHeading && { returnTo: heading })}
        {...dialog}
      />
    </>
  );
}

const dialog = () => screen.getByRole('dialog', { name: 'Add a stage' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

async function openDialog(given: Given = {}) {
  const { user } = await renderPage(<Page {...given} />);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await screen.findByRole('dialog');
  return user;
}

test('a dialog without fields focuses its first action', async () => {
  await openDialog();
  expect(dialog()).toHaveAccessibleDescription('The next one.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
});

test('a dialog with fields focuses the first one', async () => {
  await openDialog({
    children: (
      <>
        <TextField label="Name" />
        <TextField label="Time limit" />
      </>
    ),
  });
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
});

test('a dialog that begins with radio buttons focuses the chosen one', async () => {
  await openDialog({
    children: ['Legal', 'Social'].map((room) => (
      <label key={room}>
        <input type="radio" name="room" defaultChecked={room === 'Social'} />
        {room}
      </label>
    )),
  });
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Social' })).toHaveFocus());
});

test('Escape closes the dialog and returns the focus to the button that opened it', async () => {
  const user = await openDialog();
  await user.keyboard('{Escape}');
  await isClosed();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus());
});

test('the focus returns to another element if the page asks for it', async () => {
  const user = await openDialog({ returnsToHeading: true });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await isClosed();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Stages' })).toHaveFocus());
});

test('a dialog with typed text ignores Escape, but Close closes it', async () => {
  const user = await openDialog({ keepOpen: true });
  await user.keyboard('{Escape}');
  expect(dialog()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await isClosed();
});

test('a busy dialog can be neither closed nor submitted', async () => {
  const onSubmit = vi.fn<() => void>();
  const user = await openDialog({ busy: true, onSubmit, children: <TextField label="Name" /> });
  expect(dialog()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
  await user.keyboard('{Escape}');
  await user.type(screen.getByLabelText('Name'), 'Harbour{Enter}');
  expect(dialog()).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('Enter in a field submits the dialog, but not a form of the page around it', async () => {
  const onSubmit = vi.fn<() => void>();
  const onPageSubmit = vi.fn<() => void>();
  const { user } = await renderPage(
    <form onSubmit={onPageSubmit}>
      <Page onSubmit={onSubmit}>
        <TextField label="Name" />
      </Page>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.type(await screen.findByLabelText('Name'), 'Harbour{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(onPageSubmit).not.toHaveBeenCalled();
});
