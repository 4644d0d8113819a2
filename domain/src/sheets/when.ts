import type { PackageWhen } from '../packages/when.ts';
import { type Role, type Room, roles } from '../rooms.ts';
import { keyOfDecision, type OpenDecision } from './outline.ts';

/** The cell of a condition for which everybody in one of the rooms must have voted. */
const everyone = 'everyone';

/** A condition of each kind as it is written in a cell. The help sheet shows them. */
export const whenExamples = {
  decided: 'decided: 1-1, A',
  condition: 'condition: 1-1, A1, not met',
  leans: 'leans: Economist, B',
  'on-table': 'on table: fact-1',
  'not-on-table': 'not on table: fact-1, by 10 min',
  unread: 'unread: Economist, economic-1, by 10 min',
  voted: `voted: ${everyone}`,
} as const satisfies Record<PackageWhen['kind'], string>;

/** Returns the conditions of a post as a cell, each on its own line. */
export function writeWhen(
  when: readonly PackageWhen[],
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
  const by = (minute: number) => `by ${minute} min`;
  const itemsOf = (condition: PackageWhen): string[] => {
    switch (condition.kind) {
      case 'decided':
        return [condition.scenario, names.letter(condition.scenario, condition.decision)];
      case 'condition':
        return [condition.scenario, condition.condition, condition.is_met ? 'met' : 'not met'];
      case 'leans':
        return [room(condition.room_name), names.letter(null, condition.decision)];
      case 'on-table':
        return [condition.fact];
      case 'not-on-table':
        return [condition.fact, by(condition.by_minute)];
      case 'unread':
        return [room(condition.room_name), condition.post, by(condition.by_minute)];
      case 'voted':
        return [condition.room_name === null ? everyone : room(condition.room_name)];
    }
  };
  return when
    .map((condition) => `${condition.kind.replaceAll('-', ' ')}: ${itemsOf(condition).join(', ')}`)
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
 * Reads the conditions in a cell, which `writeWhen` wrote or an author typed. They are on lines of their own, or separated by
 * semicolons. What is not understood is reported and left out.
 */
export function readWhen(cell: string, lookups: Lookups): PackageWhen[] {
  return cell
    .split(/[;\r\n]/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .flatMap((text) => readCondition(text, lookups) ?? []);
}

function readCondition(text: string, { roomOf, decisionOf, reportUnknown }: Lookups): PackageWhen | null {
  const colon = text.indexOf(':');
  const name = text.slice(0, Math.max(colon, 0)).trim().toLowerCase().replace(/\s+/g, '-');
  const kind = (Object.keys(whenExamples) as PackageWhen['kind'][]).find((one) => one === name);
  const unknown = (): null => {
    reportUnknown(text, whenExamples[kind ?? 'voted']);
    return null;
  };
  const items = kind === undefined ? null : itemsIn(text.slice(colon + 1), itemCount[kind]);
  if (kind === undefined || items === null) return unknown();
  const [first = '', second = '', third = ''] = items;
  const role = () => {
    const found = roomOf(first);
    const known = roles.find((one) => one === found);
    return found !== null && known === undefined ? unknown() : (known ?? null);
  };
  const decision = (scenario: string | null) => {
    const found = decisionOf(scenario, second);
    return found === undefined ? null : keyOfDecision(found);
  };
  switch (kind) {
    case 'decided': {
      const key = decision(first);
      return key === null ? null : { kind, scenario: first, decision: key };
    }
    case 'condition': {
      const result = third.toLowerCase();
      if (result !== 'met' && result !== 'not met') return unknown();
      return { kind, scenario: first, condition: second, is_met: result === 'met' };
    }
    case 'leans': {
      const [room_name, key] = [role(), decision(null)];
      return room_name === null || key === null ? null : { kind, room_name, decision: key };
    }
    case 'on-table':
      return { kind, fact: first };
    case 'not-on-table': {
      const by_minute = minuteIn(second);
      return by_minute === null ? unknown() : { kind, fact: first, by_minute };
    }
    case 'unread': {
      const by_minute = minuteIn(third);
      if (by_minute === null) return unknown();
      const room_name = role();
      return room_name === null ? null : { kind, room_name, post: second, by_minute };
    }
    case 'voted': {
      if (first.toLowerCase() === everyone) return { kind, room_name: null };
      const room_name = role();
      return room_name === null ? null : { kind, room_name };
    }
  }
}

const itemCount: Readonly<Record<PackageWhen['kind'], number>> = {
  decided: 2,
  condition: 3,
  leans: 2,
  'on-table': 1,
  'not-on-table': 2,
  unread: 3,
  voted: 1,
};

/** Splits a text at its last commas into this many items; null if there are fewer. The first item, such as a title, may have commas. */
function itemsIn(text: string, count: number): string[] | null {
  const parts = text.split(',');
  const first = parts.slice(0, Math.max(parts.length - count + 1, 0)).join(',');
  const items = [first, ...parts.slice(parts.length - count + 1)].map((item) => item.trim());
  return items.length === count && items.every((item) => item !== '') ? items : null;
}

/** Returns the minute in a text such as `by 10 min`; null if it has none. */
function minuteIn(text: string): number | null {
  const [, minute] = /^(?:by\s+)?(\d{1,6})(?:\s*min(?:utes?)?)?$/i.exec(text) ?? [];
  return minute === undefined ? null : Number(minute);
}
