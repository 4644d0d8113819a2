import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layOutFlow } from './flow-layout.ts';

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
