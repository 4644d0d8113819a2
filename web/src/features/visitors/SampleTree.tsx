import { Link } from '@tanstack/react-router';
import { shared } from '@vincere/contract/messages';
import { messageOf, useRead } from '../../lib/api.ts';
import { rich, t } from '../../lib/text.ts';
import { TreeList } from '../../parts/tree/TreeList.tsx';
import { TreePicture } from '../../parts/tree/TreePicture.tsx';
import treeStyles from '../../parts/tree/tree.module.css';
import { Failed, Skeleton } from '../../ui/states.tsx';
import sampleStyles from './sample.module.css';
import { countWays, type Sample, wayThrough } from './tree.ts';

const words = t('No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen').split(' ');
/** Returns a count as a word for the start of a sentence. */
const capitalizedWord = (count: number) => words[count] ?? String(count);
const lowerCaseWord = (count: number) => capitalizedWord(count).toLowerCase();

/** The tree of the sample simulation's scenarios. */
export function SampleTree() {
  const { data, error, isFetching, refetch } = useRead(
    'getSample',
    {},
    { staleTime: Number.POSITIVE_INFINITY },
  );
  return (
    <figure className={treeStyles.pathFigure}>
      <div className={!data && error ? undefined : sampleStyles.figureSpace}>
        {data && (
          <>
            <TreePicture stages={data.stages} way={wayThrough(data.stages)} label={describe(data)} />
            <TreeList stages={data.stages} way={wayThrough(data.stages)} />
          </>
        )}
        {!data && error && (
          <Failed
            message={messageOf(error, t(shared.loadFailed))}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <Skeleton lines={5} label={t('Loading the sample simulation')} />}
      </div>
      <figcaption>
        {data && <Caption sample={data} />} <Link to="/sample">{t('Look inside')}</Link>
      </figcaption>
    </figure>
  );
}

function Caption({ sample: { simulation_name, stages } }: { sample: Sample }) {
  const count = stages.reduce((sum, { scenarios }) => sum + scenarios.length, 0);
  return (
    <>
      {rich(
        '{simulation}, a sample simulation. {count} scenarios; a group meets {met} of them. One of {ways} ways through is drawn in bold.',
        {
          simulation: <b>{simulation_name}</b>,
          count: capitalizedWord(count),
          met: lowerCaseWord(stages.length),
          ways: lowerCaseWord(countWays(stages)),
        },
      )}
    </>
  );
}

function describe({ simulation_name, stages }: Sample): string {
  const names = stages.map(({ scenarios }, stage) =>
    t('Stage {number}: {scenarios}.', {
      number: stage + 1,
      scenarios: scenarios.map(({ name }) => name).join(', '),
    }),
  );
  return `${t('The scenarios of {simulation}.', { simulation: simulation_name })} ${names.join(' ')}`;
}
