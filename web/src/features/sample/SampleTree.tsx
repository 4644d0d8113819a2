import '../../styles/sample.css';
import { Link } from '@tanstack/react-router';
import { shared } from '@vincere/contract/messages';
import { messageOf, useRead } from '../../lib/api.ts';
import { Failed, Skeleton } from '../../ui/states.tsx';
import { TreeList } from '../../ui/TreeList.tsx';
import { TreePicture } from '../../ui/TreePicture.tsx';
import { countWays, type Sample, wayThrough } from './tree.ts';

const words = 'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen'.split(' ');
const inWords = (count: number) => words[count] ?? String(count);

/** The scenarios of the sample simulation as the tree that they are. */
export function SampleTree() {
  const { data, error, isFetching, refetch } = useRead(
    'getSample',
    {},
    { staleTime: Number.POSITIVE_INFINITY },
  );
  return (
    <figure className="fig">
      <div className={!data && error ? undefined : 'fig-room'}>
        {data && (
          <>
            <TreePicture stages={data.stages} way={wayThrough(data.stages)} label={told(data)} />
            <TreeList stages={data.stages} way={wayThrough(data.stages)} />
          </>
        )}
        {!data && error && (
          <Failed
            message={messageOf(error, shared.loadFailed)}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <Skeleton lines={5} label="Loading the sample simulation" />}
      </div>
      <figcaption>
        {data && <Caption sample={data} />} <Link to="/sample">Look inside</Link>
      </figcaption>
    </figure>
  );
}

function Caption({ sample: { simulation_name, stages } }: { sample: Sample }) {
  const count = stages.reduce((sum, { scenarios }) => sum + scenarios.length, 0);
  return (
    <>
      <b>{simulation_name}</b>, a sample simulation. {inWords(count)} scenarios; a group meets{' '}
      {inWords(stages.length).toLowerCase()} of them. One of {inWords(countWays(stages)).toLowerCase()} ways
      through is drawn in bold.
    </>
  );
}

function told({ simulation_name, stages }: Sample): string {
  const names = stages.map(
    ({ scenarios }, stage) => `Stage ${stage + 1}: ${scenarios.map(({ name }) => name).join(', ')}.`,
  );
  return `The scenarios of ${simulation_name}. ${names.join(' ')}`;
}
