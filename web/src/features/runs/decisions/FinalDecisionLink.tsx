import { Link } from '@tanstack/react-router';
import type { Run } from '@vincere/contract';
import { ArrowRight } from 'lucide-react';
import { t } from '../../../lib/text.ts';
import { finalPlace, goToFinal } from './final-place.ts';

/** A link to the final decision. It also scrolls there if the page with the decision is already open. */
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
