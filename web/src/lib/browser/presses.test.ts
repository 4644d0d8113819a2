import { expect, test } from 'vitest';
import { isSecondPress } from './presses.ts';

const first = { clientX: 100, clientY: 100 };
const press = (clientX: number, detail: number) => ({ clientX, clientY: 100, detail });

test('a mouse click is a second press by its click count, wherever it is', () => {
  const byMouse = { ...first, isTouch: false };
  expect(isSecondPress(byMouse, press(100, 2))).toBe(true);
  expect(isSecondPress(byMouse, press(100, 1))).toBe(false);
});

test('a tap is a second press if it is near the first', () => {
  const byTouch = { ...first, isTouch: true };
  expect(isSecondPress(byTouch, press(110, 1))).toBe(true);
  expect(isSecondPress(byTouch, press(140, 1))).toBe(false);
});
