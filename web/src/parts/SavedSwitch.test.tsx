import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage, toastTexts } from '../testing/render.tsx';
import { SavedSwitch } from './SavedSwitch.tsx';

test('shows the new state while it saves, and goes back if that fails', async () => {
  let fail: (error: Error) => void = () => {};
  const saved: boolean[] = [];
  const { user } = await renderPage(
    <SavedSwitch
      label="Ask"
      hint="People answer."
      checked={false}
      onSave={(checked) => {
        saved.push(checked);
        return new Promise((_, reject) => {
          fail = reject;
        });
      }}
    />,
  );
  const toggle = screen.getByRole('switch', { name: 'Ask' });
  expect(toggle).toHaveAccessibleDescription('People answer.');
  await user.click(toggle);
  expect(toggle).toBeChecked();
  expect(saved).toEqual([true]);
  fail(new Error('Lost'));
  await waitFor(() => expect(toggle).not.toBeChecked());
  expect(toastTexts()).toContain('The setting was not saved');
});
