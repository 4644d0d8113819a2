/** The six rooms of a run in the usual order. A role is the part that a participant plays in one of them. */
export const roles = ['political', 'economic', 'social', 'technological', 'environmental', 'legal'] as const;
export type Role = (typeof roles)[number];

/** The six rooms and `dashboard`, whose content everyone can read. */
export const rooms = [...roles, 'dashboard'] as const;
export type Room = (typeof rooms)[number];

export type Persona = { name: string; handle: string; description: string };

/** The voice of each room: the name and handle in its feed, and the description shown when choosing a role. */
export const personas = {
  political: {
    name: 'The Strategist',
    handle: '@strategist',
    description:
      'Reads power: governments, parties, allies and rivals. You ask who gains, who blocks and who must be on board before a decision can hold.',
  },
  economic: {
    name: 'The Economist',
    handle: '@economist',
    description:
      'Follows the money: costs, prices, jobs and markets. You ask what a decision costs, who pays for it and what it does to those who cannot.',
  },
  social: {
    name: 'The Advocate',
    handle: '@advocate',
    description:
      'Speaks for people: residents, workers, families and the mood in the street. You ask who is heard, who is harmed and what keeps trust.',
  },
  technological: {
    name: 'The Technologist',
    handle: '@technologist',
    description:
      'Knows what works: systems, data, engineering and security. You ask what can really be built or repaired in the time there is, and what may fail.',
  },
  environmental: {
    name: 'The Environmentalist',
    handle: '@environmentalist',
    description:
      'Guards the ground we stand on: water, air, climate and nature. You ask what a decision leaves behind in a month, a year and a generation.',
  },
  legal: {
    name: 'The Legal Expert',
    handle: '@legal_expert',
    description:
      'Holds the rules: law, contracts, liability and rights. You ask what we may do, what we must do and what we will have to answer for.',
  },
  dashboard: {
    name: 'Dashboard',
    handle: '@dashboard',
    description: 'The shared briefing that every room can read.',
  },
} as const satisfies Record<Room, Persona>;

type Bare<Name> = Name extends `The ${infer Rest}` ? Rest : Name;
/** A name that `roleName` can return. */
export type RoleName = Bare<(typeof personas)[Room]['name']>;

/** Returns the name of a persona without its article, such as `Economist`. */
export function roleName(room: Room): RoleName {
  return personas[room].name.replace(/^The /, '') as RoleName;
}

/** Returns the name of a seat's room as the screens show it: `Economist`, or `Dashboard`. */
export function placeName(room: Room): RoleName | 'Dashboard' {
  return room === 'dashboard' ? 'Dashboard' : roleName(room);
}
