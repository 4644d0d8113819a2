import { scenarioLimit } from '@vincere/domain';
import type { Scenario, Stage } from '../authoring/useSimulation.ts';

/** A scenario with its position on the map, in CSS pixels at a root font size of 16 px. */
export type PlacedScenario = {
  scenario: Scenario;
  stage: Stage;
  /** Index of its stage. */
  column: number;
  /** Index of the scenario in its stage. */
  row: number;
  /** Stage number and place in the stage, for example `2.1`; only the stage number if the stage can have one scenario. */
  code: string;
  /** True in a stage with up to nine scenarios: its cards don't list their decisions. */
  isSmall: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Vertical offset of each decision's handle from the top of the card. */
  ports: number[];
};
export type PlacedColumn = { stage: Stage; x: number; width: number; bottom: number };
export type Layout = {
  cards: PlacedScenario[];
  columns: PlacedColumn[];
  /** Place of one more column; undefined if the simulation has all its stages. */
  next: { x: number; width: number } | undefined;
  width: number;
  /** Width including the place of that column. */
  widthWithNext: number;
  height: number;
};

export const sizes = { head: 44, row: 27, foot: 30, small: 66 } as const;
const columns = [
  { x: 20, width: 228 },
  { x: 306, width: 276 },
  { x: 668, width: 300 },
] as const;
const top = 52;
const gaps = { card: 24, small: 10 };

/**
 * Lays out stages as columns from left to right. Each column has its scenarios in the order of their creation, spread evenly
 * over the height of the tallest column. Links don't affect the layout, so adding or removing one moves no card.
 */
export function layOut(stages: readonly Stage[]): Layout {
  const heights = stages.map((stage) =>
    stage.scenarios.reduce((sum, scenario) => sum + heightOf(scenario, stage) + gapOf(stage), 0),
  );
  const tallest = Math.max(0, ...heights);
  const cards = stages.flatMap((stage, column) => {
    const { x, width } = columns[Math.min(column, columns.length - 1)] ?? columns[0];
    const extraGap = (tallest - (heights[column] ?? 0)) / Math.max(1, stage.scenarios.length);
    let y = top;
    return stage.scenarios.map((scenario, row): PlacedScenario => {
      const height = heightOf(scenario, stage);
      const place = y + extraGap / 2 + gapOf(stage) / 2;
      y += height + gapOf(stage) + extraGap;
      const isSmall = isSmallIn(stage);
      return {
        scenario,
        stage,
        column,
        row,
        code: codeOf(stage, row),
        isSmall,
        x,
        y: place,
        width,
        height,
        ports: scenario.all_decisions.map((_, index) =>
          isSmall ? height / 2 : sizes.head + sizes.row * (index + 0.5),
        ),
      };
    });
  });
  const placedColumns = stages.map((stage, column): PlacedColumn => {
    const { x, width } = columns[Math.min(column, columns.length - 1)] ?? columns[0];
    return { stage, x, width, bottom: top + tallest };
  });
  const next = columns[stages.length];
  const rightEdge = (column: { x: number; width: number } | undefined) =>
    column === undefined ? 0 : column.x + column.width + 20;
  const width = rightEdge(placedColumns.at(-1));
  return {
    cards,
    columns: placedColumns,
    next,
    width,
    widthWithNext: Math.max(width, rightEdge(next)),
    height: top + tallest,
  };
}

function codeOf(stage: Stage, row: number): string {
  return scenarioLimit(stage.stage_number) === 1
    ? `${stage.stage_number}`
    : `${stage.stage_number}.${row + 1}`;
}

/** Returns whether the stage's cards are small: it can have nine scenarios. */
function isSmallIn({ stage_number }: Stage): boolean {
  return scenarioLimit(stage_number) === 9;
}

function heightOf({ all_decisions }: Scenario, stage: Stage): number {
  if (isSmallIn(stage)) return sizes.small;
  return sizes.head + sizes.row * Math.max(1, all_decisions.length) + sizes.foot;
}

function gapOf(stage: Stage): number {
  return isSmallIn(stage) ? gaps.small : gaps.card;
}

export type ArrowKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/**
 * Returns the id of the scenario that an arrow key moves to: up and down within the column, left and right to the nearest card
 * of the adjacent column. Undefined at the edges. An unknown `id` gives the first card.
 */
export function neighbourOf(cards: readonly PlacedScenario[], id: number, key: ArrowKey): number | undefined {
  const from = cards.find(({ scenario }) => scenario.id === id);
  if (from === undefined) return cards[0]?.scenario.id;
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const row = from.row + (key === 'ArrowUp' ? -1 : 1);
    return cards.find((card) => card.column === from.column && card.row === row)?.scenario.id;
  }
  const column = from.column + (key === 'ArrowLeft' ? -1 : 1);
  const middle = ({ y, height }: PlacedScenario) => y + height / 2;
  return cards
    .filter((card) => card.column === column)
    .sort((card, other) => Math.abs(middle(card) - middle(from)) - Math.abs(middle(other) - middle(from)))[0]
    ?.scenario.id;
}
