import { reports, shared } from '@vincere/contract/messages';
import { useRead } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import type { Target } from '../first-page/types.ts';
import { HoldFacts } from '../key-facts/HoldFacts.tsx';
import { KnownFacts } from '../key-facts/known/KnownFacts.tsx';
import { WasItSaid } from '../key-facts/said/WasItSaid.tsx';
import { isAbout } from './sources.ts';

/** What each room knew, and whether participants see it. Nothing in a run without key facts. */
export function RoomsKnew({ runId, target }: { runId: number; target: Target | undefined }) {
  const input = { params: { runId } };
  const knownFacts = useRead('getKnownFacts', input);
  const facts = useRead('getRunFacts', input);
  return (
    <Loaded
      query={knownFacts}
      failed={t(reports.loadFailed)}
      retry={t(shared.retry)}
      label={t('Loading the key facts')}
    >
      {({ stages }) =>
        stages.length === 0 ? null : (
          <section className="section" aria-labelledby="report-facts">
            <div className="section-head">
              <h2 id="report-facts" tabIndex={-1}>
                {t('What each room knew')}
              </h2>
            </div>
            <WasItSaid runId={runId} heading="h3" />
            {facts.data && <HoldFacts runId={runId} holds={facts.data.holds_facts} isOver />}
            <KnownFacts stages={stages} selected={isAbout(target, 'facts') ? target : undefined} />
          </section>
        )
      }
    </Loaded>
  );
}
