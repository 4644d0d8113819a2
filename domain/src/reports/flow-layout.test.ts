import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bandNumberAt, layOutFlow } from './flow-layout.ts';

const ids = [11, 12, 13];
const end = fc.constantFrom(11, 12, 13, null);
const flows = fc
  .uniqueArray(fc.record({ from: end, to: end, people: fc.integer({ min: 1, max: 30 }) }), {
    selector: ({ from, to }) => `${from} ${to}`,
  })
  .filter((all) => all.length > 0);

test('a band for each flow is as high as its people, and stays inside its bars', () => {
  fc.assert(
    fc.property(flows, (all) => {
      const { left, right, bands, height } = layOutFlow(all, ids, { unit: 4, place: 24, gap: 16 });
      expect(bands.reduce((sum, { people }) => sum + people, 0)).toBe(
        all.reduce((sum, { people }) => sum + people, 0),
      );
      const isInside = (y: number, size: number) => (bar: { y: number; height: number }) =>
        y >= bar.y && y + size <= bar.y + bar.height;
      for (const band of bands) {
        expect(band.height).toBe(band.people * 4);
        expect(left.some(isInside(band.from, band.height))).toBe(true);
        expect(right.some(isInside(band.to, band.height))).toBe(true);
      }
      for (const bars of [left, right])
        for (const [index, bar] of bars.entries()) {
          const next = bars[index + 1];
          expect(bar.y + bar.height).toBeLessThanOrEqual(next?.y ?? height);
        }
    }),
  );
});

test('a bar for people without a vote exists only if there are any', () => {
  const { left, right } = layOutFlow([{ from: null, to: 11, people: 1 }], ids, {
    unit: 4,
    place: 24,
    gap: 16,
  });
  expect(left.map(({ index }) => index)).toEqual([0, 1, 2, null]);
  expect(right.map(({ index }) => index)).toEqual([0, 1, 2]);
});

test('the number of a band is inside it, and those of bands that cross are apart', () => {
  const { bands } = layOutFlow(
    [
      { from: 11, to: 12, people: 3 },
      { from: 12, to: 11, people: 3 },
      { from: 12, to: 12, people: 2 },
    ],
    [11, 12],
    { unit: 10, place: 24, gap: 16 },
  );
  const [down, up, stayed] = bands.map(bandNumberAt);
  expect(Math.abs((down?.y ?? 0) - (up?.y ?? 0))).toBeGreaterThan(12);
  expect(down?.x).toBe(up?.x);
  const { from = 0, height = 0 } = bands.find(({ kind }) => kind === 'stayed') ?? {};
  expect(stayed).toEqual({ x: 0, y: from + height / 2 });
});
