import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CallFailed } from '../../lib/api.ts';
import { renderPage } from '../../testing/render.tsx';
import { BriefingFailed } from './BriefingFailed.tsx';

test.each([
  ['a server that failed', new CallFailed(500, {}), 'API request failed with status 500'],
  ['a refusal', new CallFailed(409, { detail: 'The run is over' }), 'The run is over'],
  [
    'a lost connection',
    new TypeError('Failed to fetch'),
    'The server could not be reached. Check your connection.',
  ],
])('%s is reported as what it is', async (_, error, text) => {
  await renderPage(<BriefingFailed error={error} runId={5} busy={false} onRetry={() => {}} />);
  expect(screen.getByText(text)).toBeVisible();
});
