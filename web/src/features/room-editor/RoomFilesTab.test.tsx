import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render.tsx';
import { RoomFilesTab } from './RoomFilesTab.tsx';

test('a file of a scenario without an id is not sent', async () => {
  const { user } = await renderPage(<RoomFilesTab files={[]} scenarioId={0} room="legal" />);
  await user.upload(
    screen.getByLabelText('Files to upload'),
    new File(['Tide tables'], 'tides.txt', { type: 'text/plain' }),
  );
  expect((await screen.findAllByText('Missing scenario ID'))[0]).toBeVisible();
});
