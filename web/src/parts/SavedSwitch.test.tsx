import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage, toastTexts } from '../testing/render.tsx';
import { SavedSwitch } from './SavedSwitch.tsx';

test('a switch shows its new state while it saves, and turns back if that fails', async () => {
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

test('the label of a switch turns it without scrolling', async () => {
  const saved: boolean[] = [];
  const { user } = await renderPage(
    <SavedSwitch
      label="Ask"
      hint="People answer."
      checked={false}
      onSave={async (checked) => void saved.push(checked)}
    />,
  );
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await user.click(screen.getByText('Ask'));
  expect(saved).toEqual([true]);
  expect(screen.getByRole('switch', { name: 'Ask' })).toHaveFocus();
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  focus.mockRestore();
});
