import { conditionExamples, postConditionKinds, rulesOf, rulesOfKind } from '../post-conditions/kinds.ts';
import { parseByMinute } from '../post-conditions/minute.ts';
import type { CellWords, PackagePostCondition } from '../post-conditions/post-condition.ts';
import { everyone } from '../post-conditions/voted.ts';
import { type Role, type Room, roles } from '../rooms/rooms.ts';
import { keyOfDecision, type OpenDecision } from './outline.ts';

/** Returns the conditions of a post as a cell, each on its own line. */
export function formatConditions(
  conditions: readonly PackagePostCondition[],
  names: {
    room: (room: Role) => { title: string | null; standard: string };
    /** Returns the letter of a decision. `scenario` is null for the scenario of the post. */
    letter: (scenario: string | null, decision: string) => string;
  },
): string {
  const room = (role: Role) => {
    const { title, standard } = names.room(role);
    // A title that would read as something else gives way to the standard name.
    return title === null || /[;\r\n]/.test(title) || title.trim().toLowerCase() === everyone
      ? standard
      : title;
  };
  const words: CellWords = { room, letter: names.letter };
  return conditions
    .map((condition) => {
      const items = rulesOf(condition).toCell(condition, words);
      return `${condition.kind.replaceAll('-', ' ')}: ${items.join(', ')}`;
    })
    .join('\n');
}

type Lookups = {
  /** Returns the room with this name. Reports an unknown one. */
  roomOf: (name: string) => Room | null;
  /** Returns a decision by its letter, of the scenario of the post if the key is null. Reports an unknown one. */
  decisionOf: (
    scenario: string | null,
    letter: string,
  ) => { decision: OpenDecision; letter: string } | undefined;
  /** Reports a text that is no condition. `example` is one of its kind. */
  reportUnknown: (text: string, example: string) => void;
};

/**
 * Parses the conditions in a cell, which `formatConditions` wrote or an author typed. They are on lines of their own, or
 * separated by semicolons. What is not understood is reported and left out.
 */
export function parseConditions(cell: string, lookups: Lookups): PackagePostCondition[] {
  return cell
    .split(/[;\r\n]/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .flatMap((text) => parseCondition(text, lookups) ?? []);
}

function parseCondition(
  text: string,
  { roomOf, decisionOf, reportUnknown }: Lookups,
): PackagePostCondition | null {
  const colon = text.indexOf(':');
  const name = text.slice(0, Math.max(colon, 0)).trim().toLowerCase().replace(/\s+/g, '-');
  const kind = postConditionKinds.find((candidate) => candidate === name);
  const unknown = (): null => {
    reportUnknown(text, conditionExamples[kind ?? 'voted']);
    return null;
  };
  if (kind === undefined) return unknown();
  const { itemCount, fromCell } = rulesOfKind(kind);
  const items = itemsIn(text.slice(colon + 1), itemCount);
  if (items === null) return unknown();
  return fromCell(items, {
    role: (roomName) => {
      const room = roomOf(roomName);
      const role = roles.find((candidate) => candidate === room);
      return room !== null && role === undefined ? unknown() : (role ?? null);
    },
    decision: (scenario, letter) => {
      const decision = decisionOf(scenario, letter);
      return decision === undefined ? null : keyOfDecision(decision);
    },
    minute: (minute) => parseByMinute(minute) ?? unknown(),
    unknown,
  });
}

/** Splits a text at its last commas into this many items; null if there are fewer. The first item, such as a title, may have commas. */
function itemsIn(text: string, count: number): string[] | null {
  const parts = text.split(',');
  const first = parts.slice(0, Math.max(parts.length - count + 1, 0)).join(',');
  const items = [first, ...parts.slice(parts.length - count + 1)].map((item) => item.trim());
  return items.length === count && items.every((item) => item !== '') ? items : null;
}
