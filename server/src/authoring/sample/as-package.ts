import { type PackageRoom, type Room, roles, type SimulationPackage } from '@vincere/domain';
import type { SampleRoom, SampleScenario, SampleSimulation } from './shape.ts';

/** Returns the sample as a package without files, which are stored separately. */
export function asPackage(sample: SampleSimulation): SimulationPackage {
  return {
    name: sample.name,
    description: sample.description,
    string_briefing: sample.string_briefing,
    asks_confidence: false,
    rooms: null,
    files: [],
    stages: sample.stages.map(({ stage_instruction, duration_seconds, scenarios }) => ({
      stage_instruction,
      duration_seconds,
      scenarios: scenarios.map((scenario) => ({
        key: scenario.key,
        name: scenario.name,
        description: scenario.description,
        asks_order: false,
        facts: [],
        decisions: scenario.decisions.map((decision) => ({ ...decision, outcome: '', conditions: [] })),
        rooms: roomsOf(scenario),
      })),
    })),
  };
}

function roomsOf({ rooms, dashboard_notes }: SampleScenario): Partial<Record<Room, PackageRoom>> {
  return {
    ...Object.fromEntries(roles.map((role) => [role, roomOf(rooms[role])])),
    dashboard: { notes: dashboard_notes, posts: [], files: [] },
  };
}

function roomOf({ notes, posts }: SampleRoom): PackageRoom {
  return {
    notes,
    posts: posts.map((post) => ({ ...post, author: { ...post.author, avatar: null }, release: null })),
    files: [],
  };
}
