import type { Run } from '@vincere/contract';
import { type Role, roles } from '@vincere/domain';
import { allAnswers, as, type KnownPerson, password, type World } from './world.ts';

/* The people of the evening test: 24 from a sheet, who rank roles, answer questionnaires and vote over HTTP. */

const names = [
  'Maud Lindqvist',
  'Seun Adeyemi',
  'Tom Whitfield',
  'Ines Carvalho',
  'Jonas Achterberg',
  'Priya Raman',
  'Zoë Ångström',
  'Ngozi Okonkwo-Adebayo',
  'Maximiliane-Alexandra von Hohenlohe-Waldenburg',
  'Cem Kaya',
  'Łukasz Wiśniewski',
  'Aoife Ní Bhriain',
  'Dimitra Παπαδοπούλου',
  'Olena Шевченко',
  'Hye-jin Park',
  'Rafael Nuñez',
  'Amara Okafor',
  'Mei Tanaka',
  'Leila Haddad',
  'Henrik Berg',
  'Mateo Silva',
  'Nadia Petrova',
  'Oskar Weiss',
  'Clara Novak',
];

const emailOf = (index: number) => `person${index + 1}@example.org`;

/** The sheet, with semicolons as spreadsheets of many countries write them. */
export const sheetOfPeople = `Name;Email\n${names.map((name, index) => `${name};${emailOf(index)}`).join('\n')}\n`;

const reasons: Record<Role, readonly string[]> = {
  political: [
    'It keeps the council and the harbour board on one side of the table. Whatever we choose, somebody has to stand in front of the town tonight and say why, and this is the only one of the three that I could explain in one sentence.',
    'The ministry will ask who knew what at which hour.',
  ],
  economic: [
    'The cost stays bounded. Waiting looks free, but each hour on the berth is paid by those who can least afford it.',
    'Two thirds of the income of the coast passes through this basin.',
  ],
  social: [
    'The people at the Netmakers’ quarter have been told three different things since noon.\n\nTrust is what we have left to lose: they will move if they are told early and by someone they know, and they will not if they hear it from the news.',
    'We hear those first who live next to it.',
  ],
  technological: [
    'It can be done with the two tugs that we have → no crane needed.',
    'It fails safely: if the line parts, the vessel still drifts away from the intake.',
  ],
  environmental: [
    'The damage stays reversible. Above a certain concentration the intake has to be closed for weeks, not hours, and nobody in this room can say today where that point lies.',
    'It keeps the water clean 👍',
  ],
  legal: [
    'We can account for it afterwards.',
    'It stays within our mandate, and the duty to warn is met at once.',
  ],
};

function reasonOf(room: Role, index: number): string {
  return reasons[room][Math.floor(index / 2) % 2] ?? '';
}

/** Sets a password with an invitation link, ranks the roles, and answers the first questionnaire if it is required. */
export async function arrive(world: World, index: number, link: string): Promise<KnownPerson> {
  const anonymous = as(world.origin, null);
  const token = new URL(link).searchParams.get('token') ?? '';
  await anonymous.call('resetPassword', { body: { token, password } });
  const email_address = emailOf(index);
  const logIn = () => anonymous.call('logIn', { body: { username: email_address, password } });
  let session = await logIn();
  const client = as(world.origin, session.access_token);
  // Many people want law and politics, few want technology.
  const wanted = [roles[(index * index) % 6], roles[(index + 5) % 6], ...roles] as Role[];
  await client.call('setPreferences', {
    params: { userId: session.id },
    body: {
      preferences: [...new Set(wanted)].map((room_id, place) => ({ room_id, preference_order: place + 1 })),
    },
  });
  if (index % 8 !== 7) {
    await client.call('submitQuestionnaire', {
      params: { userId: session.id },
      body: { ...answersOf('pre', index), questionnaire_type: 'pre' },
    });
    session = await logIn();
  }
  const { first_name, last_name } = session;
  return { first_name, last_name, email_address, session, client };
}

/** Returns answers that differ from person to person and are higher afterwards. */
export function answersOf(type: 'pre' | 'post', index: number): Record<string, number | string> {
  return Object.fromEntries(
    Object.entries(allAnswers(type)).map(([key, answer], place) => [
      key,
      typeof answer === 'number'
        ? Math.min(5, 1 + ((index * 7 + place * 3) % 4) + (type === 'post' ? (index + place) % 2 : 0))
        : type === 'pre'
          ? 'By asking those who know, and by deciding before I am sure.'
          : 'I waited for the quiet ones to speak first, and it changed what I thought.',
    ]),
  );
}

/** Casts both votes of these people in the current scenario, by decision index. Every second person marks a post. */
export async function decide(
  world: World,
  run: Run,
  people: readonly KnownPerson[],
  choice: (index: number) => number,
): Promise<void> {
  const { current_scenario } = await world.facilitator.call('getRun', { params: { runId: run.id } });
  const { seats } = await world.facilitator.call('getRunBoard', { params: { runId: run.id } });
  for (const [index, { client, session }] of people.entries()) {
    const room = seats.find(({ user_id }) => user_id === session.id)?.room_name as Role;
    const { id } = await client.call('getRoomRunByName', { params: { runId: run.id, roomName: room } });
    const { tweets } = await client.call('getRoomRun', { params: { roomRunId: id } });
    const marked = index % 2 === 0 ? [tweets[index % 3], tweets.at(-1)] : [];
    const evidence = marked.flatMap((post) => post?.id ?? []);
    const vote = (place: number) => ({
      params: { runId: run.id },
      body: {
        decision_chosen_id: current_scenario?.all_decisions[place]?.id ?? 0,
        reasoning: reasonOf(room, index),
        evidence,
      },
    });
    await client.call('castRoomVote', vote(index % 6 === 5 ? 1 : choice(index)));
    await client.call('castFinalVote', vote(choice(index)));
  }
}
