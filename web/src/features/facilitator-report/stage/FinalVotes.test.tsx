import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render.tsx';
import { FinalVotes } from './FinalVotes.tsx';

test.each([true, false])('a scenario without decisions has no data (charts: %s)', async (withCharts) => {
  await renderPage(<FinalVotes counted={[]} withCharts={withCharts} />);
  expect(screen.getByText('No data available')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});
