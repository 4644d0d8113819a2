import { decisionLetters, type KeysById, rooms } from '@vincere/domain';
import type { loadStages } from '../simulations/tree.ts';
import type { FactRow } from '../store/facts.ts';
import type { FileRow } from '../store/files.ts';
import type { PostRow } from '../store/posts.ts';

type Part = Parameters<KeysById>[0] | 'file';

/** The keys of the parts of a stored simulation. They depend only on the places of the parts, so they are the same in a copy. */
export type PackageKeys = {
  ofScenario: (id: number | null) => string | undefined;
  find: KeysById;
  /** Returns the key of a part as a field of a package. */
  of: (part: Part, id: number) => { key?: string };
  /** Returns the keys of several parts, in the order of the simulation. */
  list: (links: Partial<Record<Part, readonly number[]>>) => string[];
};

/**
 * Returns the keys of a simulation. A scenario has its stage and its place there, such as `2-1`. In a scenario, decisions have
 * letters, their conditions a letter and a number, and posts and files the name of their room and a number. Posts, files and
 * facts are given in their order.
 */
export function packageKeys(simulation: {
  stages: Awaited<ReturnType<typeof loadStages>>;
  posts: readonly PostRow[];
  files: readonly FileRow[];
  facts: readonly FactRow[];
}): PackageKeys {
  const scenarios = new Map<number, string>();
  const parts = new Map<string, { scenario: string; key: string }>();
  const place = (part: Part, id: number) => `${part} ${id}`;
  for (const { stage_number, scenarios: ofStage } of simulation.stages)
    for (const [index, { id, all_decisions }] of ofStage.entries()) {
      const scenario = `${stage_number}-${index + 1}`;
      scenarios.set(id, scenario);
      const add = (part: Part, partId: number, key: string) =>
        void parts.set(place(part, partId), { scenario, key });
      for (const [nth, decision] of all_decisions.entries()) {
        const letter = decisionLetters[nth] ?? String(nth + 1);
        add('decision', decision.id, letter);
        for (const [count, condition] of decision.conditions.entries())
          add('condition', condition.id, `${letter}${count + 1}`);
      }
      const isHere = ({ scenario_id }: { scenario_id: number | null }) => scenario_id === id;
      for (const [nth, fact] of simulation.facts.filter(isHere).entries())
        add('fact', fact.id, `fact-${nth + 1}`);
      for (const room of rooms) {
        const isInRoom = (row: PostRow | FileRow) => isHere(row) && row.room_name === room;
        for (const [nth, post] of simulation.posts.filter(isInRoom).entries())
          add('post', post.id, `${room}-${nth + 1}`);
        for (const [nth, file] of simulation.files.filter(isInRoom).entries())
          add('file', file.id, `${room}-file-${nth + 1}`);
      }
    }
  const keyOf = (part: Part, id: number) => parts.get(place(part, id))?.key;
  return {
    ofScenario: (id) => scenarios.get(id ?? 0),
    find: (part, id) => parts.get(place(part, id)),
    of: (part, id) => {
      const key = keyOf(part, id);
      return key === undefined ? {} : { key };
    },
    list: (links) => {
      const linkedPlaces = Object.entries(links).flatMap(([part, ids]) =>
        ids.map((id) => place(part as Part, id)),
      );
      return [...parts].flatMap(([name, { key }]) => (linkedPlaces.includes(name) ? key : []));
    },
  };
}
