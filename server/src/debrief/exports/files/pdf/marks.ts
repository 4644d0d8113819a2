import type { Content } from 'pdfmake/interfaces.js';
import { colour, shades } from '../colours.ts';
import type { Mark } from '../report/blocks.ts';
import { ratingsSvg } from './ratings.ts';
import { answersSvg, meanSvg } from './scales.ts';
import { diamond } from './style.ts';

/** Draws a mark in a cell of `width` points. */
export function drawMark(mark: Mark, width: number): Content {
  switch (mark.mark) {
    case 'decision':
      return diamond(mark.letter, mark.isChosen, 15);
    case 'room':
      return { canvas: [{ type: 'rect', x: 0, y: 2, w: 9, h: 9, color: colour.room[mark.room] }] };
    case 'bar':
      return bar(mark.parts, width);
    case 'time':
      return time(mark, width);
    case 'mean':
      return { svg: meanSvg(mark.mean, width), margin: [0, 1, 0, 0] };
    case 'answers':
      return { svg: answersSvg(mark, width) };
    case 'ratings':
      return { svg: ratingsSvg(mark.counts, width), margin: [0, 1, 0, 3] };
  }
}

/** Draws shares beside each other, on a light bar as long as the whole. */
export function bar(parts: Extract<Mark, { mark: 'bar' }>['parts'], width: number, height = 7): Content {
  let x = 0;
  const rectangles = parts.flatMap(({ share, shade }) => {
    const w = Math.max(0, Math.min(1, share)) * width;
    if (w === 0) return [];
    const part = { type: 'rect' as const, x, y: 0, w: Math.max(1, w - 1), h: height, color: shades[shade] };
    x += w;
    return [part];
  });
  return {
    canvas: [{ type: 'rect', x: 0, y: 0, w: width, h: height, color: colour.sunken }, ...rectangles],
    margin: [0, 3, 0, 0],
  };
}

/** Draws the time that a decision took, with a mark at the moment when half had voted. */
function time({ share, half }: Extract<Mark, { mark: 'time' }>, width: number): Content {
  return {
    canvas: [
      { type: 'rect', x: 0, y: 3, w: Math.max(1, share * width), h: 7, color: colour.line },
      ...(half > 0
        ? [{ type: 'rect' as const, x: Math.max(0, half * width - 1), y: 1, w: 2, h: 11, color: colour.ink }]
        : []),
    ],
  };
}
