import { screen } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render.tsx';
import { TextField } from '../Field.tsx';
import { FormDialog } from './FormDialog.tsx';

async function openForm(state: Partial<ComponentProps<typeof FormDialog>> = {}) {
  const calls = { onClose: vi.fn<() => void>(), onSubmit: vi.fn<() => void>() };
  function Page() {
    const [name, setName] = useState('');
    return (
      <FormDialog
        title="Add Stage"
        action={['Add', 'Adding...']}
        isBusy={false}
        isDirty={name !== ''}
        failure={undefined}
        {...calls}
        {...state}
      >
        <TextField label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      </FormDialog>
    );
  }
  const { user } = await renderPage(<Page />);
  return { user, ...calls };
}

test('Escape closes an untouched form, but not a form with typed text', async () => {
  const { user, onClose } = await openForm();
  const field = await screen.findByLabelText('Name');
  await user.type(field, 'Harbour');
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await user.clear(field);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('the button and Enter submit the form', async () => {
  const { user, onSubmit } = await openForm();
  await user.type(await screen.findByLabelText('Name'), 'Harbour{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('an incomplete form cannot be submitted', async () => {
  const { user, onSubmit } = await openForm({ isReady: false });
  expect(await screen.findByRole('button', { name: 'Add' })).toBeDisabled();
  await user.type(screen.getByLabelText('Name'), 'Harbour{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a form being submitted can be neither closed nor submitted again', async () => {
  const { user, onSubmit, onClose } = await openForm({ isBusy: true });
  const submit = await screen.findByRole('button', { name: 'Adding...' });
  expect(submit).toHaveAttribute('aria-busy', 'true');
  await user.click(submit);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.keyboard('{Escape}');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});

test('the error of a failed submission is announced', async () => {
  await openForm({ failure: 'Failed to create stage' });
  expect(await screen.findByText('Failed to create stage')).toHaveRole('alert');
});
