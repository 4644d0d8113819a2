import { botsIn, refuse, requireWay, roleName, roomsInUse, titleOfRoom } from '@vincere/domain';
import { loadStages } from '../../authoring/simulations/tree.ts';
import { ofSimulation } from '../../authoring/store/part.ts';
import { readRoomSettings } from '../../authoring/store/room-settings.ts';
import { findSimulation } from '../../authoring/store/simulations.ts';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import type { Plan } from '../store/runs/rehearsal-plan.ts';
import { saveBots, saveRehearsal } from '../store/runs/rehearsals.ts';
import { sweepRehearsals } from './sweep.ts';

export const startRehearsal: CallHandler<'startRehearsal', App> = async (
  { params, body: { ways }, inChange },
  app,
) => {
  await sweepRehearsals(app, (work) => inChange(work, { auditEntry: 'later' }));
  return inChange(async ({ tx }) => {
    const simulation = (await findSimulation(tx, params.simulationId)) ?? refuse('simulation.unknown');
    const stages = await loadStages(tx, ofSimulation(simulation.id));
    const tree = {
      stages: stages.map((stage) => ({
        ...stage,
        scenarios: stage.scenarios.map((scenario) => ({
          ...scenario,
          decisions: scenario.all_decisions,
          rooms: scenario.rooms.map(({ room_name, post_count, file_count }) => ({
            room_name,
            posts: post_count,
            files: file_count,
          })),
        })),
      })),
    };
    for (const way of ways) requireWay(tree, way);
    const settings = readRoomSettings(simulation.rooms);
    const now = app.clock();
    const name = `Rehearsal of ${simulation.name}`.slice(0, 200);
    const plan: Plan = { ways, at: 0 };
    const { id } = await saveRehearsal(tx, { simulation_id: simulation.id, name, plan, now });
    await saveBots(
      tx,
      id,
      botsIn(roomsInUse(settings)).map(({ room_name, number }) => ({
        room_name,
        last_name: `${titleOfRoom(settings, room_name) ?? roleName(room_name)} ${number}`,
      })),
      now,
    );
    return { id };
  });
};
