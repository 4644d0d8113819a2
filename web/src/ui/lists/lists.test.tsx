import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ListTable } from './ListTable.tsx';
import { Pager } from './Pager.tsx';

function showPager(page: number, total: number) {
  const onPage = vi.fn<(page: number) => void>();
  render(<Pager page={page} pageSize={50} total={total} label="runs" onPage={onPage} />);
  return onPage;
}
const previous = () => screen.getByRole('button', { name: 'Previous' });
const next = () => screen.getByRole('button', { name: 'Next' });

test('a table has its name, its detail columns and its actions', () => {
  render(
    <ListTable label="Runs" columns={[{ title: 'Code' }, { title: 'People', isNumber: true }]}>
      <tr />
    </ListTable>,
  );
  expect(screen.getByRole('table', { name: 'Runs' })).toBeVisible();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Code',
    'People',
    'Actions',
  ]);
});

test('a list of one page has no pager', () => {
  showPager(1, 50);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('the pager of the first page leads only forward', async () => {
  const onPage = showPager(1, 1_234);
  expect(screen.getByRole('navigation', { name: 'Pages of runs' })).toHaveTextContent(
    '1 to 50 of 1,234 runs',
  );
  expect(previous()).toBeDisabled();
  await userEvent.click(next());
  expect(onPage).toHaveBeenCalledWith(2);
});

test('the pager of the last page leads only back', async () => {
  const onPage = showPager(3, 120);
  expect(screen.getByText('101 to 120 of 120 runs')).toBeVisible();
  expect(next()).toBeDisabled();
  await userEvent.click(previous());
  expect(onPage).toHaveBeenCalledWith(2);
});

test('the pager of a page past the end leads back to the last page', async () => {
  const onPage = showPager(9, 120);
  expect(screen.getByText('120 runs')).toBeVisible();
  await userEvent.click(previous());
  expect(onPage).toHaveBeenCalledWith(3);
});
