import { Link } from '@tanstack/react-router';
import { rooms } from '@vincere/domain';
import { roleName } from '../../lib/format.ts';
import { RoomMark } from '../../ui/marks.tsx';
import { scenarioPlace } from '../authoring/places.ts';
import type { Scenario, Simulation, Stage } from '../authoring/useSimulation.ts';
import { InspectorSection } from './InspectorSection.tsx';

/** The seven rooms of a scenario with what each holds; each leads to where it is filled. */
export function RoomRows({
  simulation,
  stage,
  scenario,
}: {
  simulation: Simulation;
  stage: Stage;
  scenario: Scenario;
}) {
  return (
    <InspectorSection title="Rooms" aside="posts, files">
      <ul className="ct">
        {rooms.map((room) => {
          const content = scenario.rooms.find(({ room_name }) => room_name === room);
          const [posts, files] = [content?.post_count ?? 0, content?.file_count ?? 0];
          return (
            <li key={room}>
              <Link {...scenarioPlace(simulation.id, stage.id, scenario.id, { room })}>
                <RoomMark room={room} />
                <span>
                  {room === 'dashboard' ? 'Dashboard' : roleName(room)}
                  {room !== 'dashboard' && posts + files === 0 && <em>nothing to read</em>}
                </span>
                <span className="num">
                  {posts}
                  <span className="sr"> {posts === 1 ? 'post' : 'posts'}, </span>
                </span>
                <span className="num dim">
                  {files}
                  <span className="sr"> {files === 1 ? 'file' : 'files'}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </InspectorSection>
  );
}
