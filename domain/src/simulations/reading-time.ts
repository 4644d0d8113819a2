import type { Role, Room } from '../rooms/rooms.ts';
import type { Scenario, Stage } from './written-simulation.ts';

/** The assumed reading speed on a screen in words per minute. */
export const readingPace = 220;

/** The reading time of each room in use in a scenario, in seconds. Everybody also reads the briefing room. */
export type Reading = {
  scenario_id: number;
  scenario_name: string;
  stage_number: number;
  /** The stage clock in seconds; null for none. */
  duration_seconds: number | null;
  rooms: { room_name: Role; seconds: number }[];
};

/** Counts the words of a text. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** Returns the time for reading a number of words, in seconds, rounded up. */
export function readingSeconds(words: number): number {
  return Math.ceil((words * 60) / readingPace);
}

/** Returns the reading time of each room in use (`inUse`) in a scenario. */
export function readingOf(stage: Stage, scenario: Scenario, inUse: readonly Role[]): Reading {
  const wordsIn = (room: Room) =>
    words(scenario.rooms.find((writtenRoom) => writtenRoom.room_name === room)?.texts ?? []);
  const sharedWords =
    words([stage.stage_instruction, scenario.description]) +
    words(
      scenario.decisions.flatMap((decision) => [
        decision.title_of_decision,
        decision.description_of_decision,
      ]),
    ) +
    wordsIn('dashboard');
  return {
    scenario_id: scenario.id,
    scenario_name: scenario.name,
    stage_number: stage.stage_number,
    duration_seconds: stage.duration_seconds,
    rooms: inUse.map((room_name) => ({
      room_name,
      seconds: readingSeconds(sharedWords + wordsIn(room_name)),
    })),
  };
}

/** Returns the seconds of the room that reads longest. */
export function longestReading({ rooms }: Reading): number {
  return Math.max(...rooms.map(({ seconds }) => seconds));
}

export function words(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + countWords(text), 0);
}
