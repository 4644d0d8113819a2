import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ScaleChart } from './ScaleChart.tsx';

const rowOf = (before: number | null, after: number | null) => {
  const pairs = [{ key: 'strategy_q1', label: 'Plans ahead', before, after }] as never;
  render(<ScaleChart groups={[{ category: 'strategy', pairs }]} />);
  const plot = screen.getByRole('img');
  return { plot, widths: [...plot.querySelectorAll('i')].map(({ style }) => style.width) };
};

test('equal answers before and after have one bar each', () => {
  const { plot, widths } = rowOf(4, 4);
  expect(widths).toEqual(['80%', '80%']);
  expect(plot).toHaveAccessibleName('Plans ahead: usually 4, this time 4');
});

test('the lowest answer has a bar too, and a missing answer has none', () => {
  expect(rowOf(1, null).widths).toEqual(['20%']);
});
