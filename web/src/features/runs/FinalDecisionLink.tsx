import { Link } from '@tanstack/react-router';
import type { Run } from '@vincere/contract';
import { ArrowRight } from 'lucide-react';
import { t } from '../../lib/text.ts';
import { finalPlace, goToFinal } from './final-place.ts';

/**
 * Leads to the final decision from any page of a run, also from the one on which that stands: its address may be there
 * already.
 */
export function FinalDecisionLink({ run, className }: { run: Run; className: string }) {
  return (
    <Link
      className={className}
      to="/simulation/dashboard"
      search={{ code: run.access_code }}
      hash={finalPlace}
      onClick={goToFinal}
    >
      {t('Go to the Final Decision')}
      <ArrowRight className="icon" aria-hidden />
    </Link>
  );
}
