import '../../styles/to-final.css';
import { Link } from '@tanstack/react-router';
import type { Run } from '@vincere/contract';
import { ArrowRight } from 'lucide-react';
import { t } from '../../lib/text.ts';
import { classOf } from '../../ui/Button.tsx';
import { tellHeight } from '../../ui/tell-height.ts';
import { finalPlace } from './final-place.ts';
import { storedVote } from './own-vote.ts';

const tellAct = tellHeight('--act-height');

/** The way from a room to the final decision, for who has not made it yet. */
export function ToFinalDecision({ run }: { run: Run }) {
  if (storedVote(run, run.current_scenario?.id) !== undefined) return null;
  return (
    <div className="to-final" ref={tellAct}>
      <Link
        className={classOf('signal', 'lg')}
        to="/simulation/dashboard"
        search={{ code: run.access_code }}
        hash={finalPlace}
      >
        {t('Go to the Final Decision')}
        <ArrowRight className="ic" aria-hidden />
      </Link>
    </div>
  );
}
