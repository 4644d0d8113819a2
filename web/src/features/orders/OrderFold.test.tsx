import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OrderFold } from './OrderFold.tsx';

const oral = 'No order was written. The facilitator judged what the group said.';

test.each([
  ['a judged condition without an order says what was judged', '', true, true],
  ['a condition that nobody judged says nothing of it', ' ', null, false],
  ['a judged condition of a written order needs no explanation', 'Call the tug.', true, false],
])('%s', (_, text, is_met, isExplained) => {
  render(<OrderFold order={{ text, conditions: [{ text: 'a radio', is_met }] }} />);
  expect(screen.queryByText(oral) !== null).toBe(isExplained);
});
