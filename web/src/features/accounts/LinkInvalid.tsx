import { Link } from '@tanstack/react-router';
import { t } from '../../lib/text.ts';
import { refusalText } from '../../lib/words/refusal-text.ts';
import styles from '../../parts/gate.module.css';
import { classOf } from '../../ui/Button.tsx';
import { FormAlert } from './FormAlert.tsx';

/** Shown for a link that was already used, has expired, or was truncated. */
export function LinkInvalid() {
  return (
    <div className={`${styles.gateForm} ${styles.gateAfter}`}>
      <FormAlert alert={{ title: t('Link Not Valid'), text: refusalText('account.link-invalid') }} />
      <Link to="/forgot-password" className={classOf('ink', 'lg')}>
        {t('Ask for a New Link')}
      </Link>
    </div>
  );
}
