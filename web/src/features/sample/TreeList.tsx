import { type Sample, wayThrough } from './tree.ts';

/** The tree as a list of stages, for phones: of the last stage only the branch that the drawn way reaches. */
export function TreeList({ sample }: { sample: Sample }) {
  const way = wayThrough(sample.stages);
  const last = sample.stages.length - 1;
  return (
    <ol className="vtree">
      {sample.stages.map(({ scenarios }, stage) => {
        const before = sample.stages[stage - 1]?.scenarios[way[stage - 1] ?? 0];
        return (
          <li key={stage}>
            <span>Stage {stage + 1}</span>
            <ul>
              {(before?.leads_to ?? scenarios.map((_, place) => place)).map((place) => (
                <li key={place} className={place === way[stage] ? (stage === last ? 'now' : 'on') : ''}>
                  <i />
                  {scenarios[place]?.name}
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}
