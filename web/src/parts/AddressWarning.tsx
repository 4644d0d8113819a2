import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { isOwnAddress } from '../lib/own-address.ts';
import { rich, t } from '../lib/text.ts';
import styles from './AddressWarning.module.css';

/**
 * Warns a facilitator that phones can't open `address`, and says what to do. Renders nothing if others can reach it. The link to
 * the guide opens in a new tab, because a dialog may show links that appear only once.
 */
export function AddressWarning({ address }: { address: string }) {
  if (!isOwnAddress(address)) return null;
  const port = location.port === '' ? '' : `:${location.port}`;
  return (
    <div className={`notice ${styles.warning}`}>
      <p>
        {rich(
          "<b>Phones can't reach this address.</b> Stop Vincere and start it with <code>HOST=0.0.0.0 npm start</code>, if you have not. Then open {address}.",
          {
            b: (text) => <b>{text}</b>,
            code: (text) => <code>{text}</code>,
            address: (
              <code>
                {`${location.protocol}//<`}
                {t('address of this computer')}
                {`>${port}`}
              </code>
            ),
          },
        )}
      </p>
      <p>
        <Link
          to="/admin/guide/$section"
          params={{ section: 'first-workshop' }}
          search={{}}
          target="_blank"
          className={styles.link}
        >
          {t('How phones reach this computer')}
          <ExternalLink className="icon" role="img" aria-label={t('Opens in a new tab')} />
        </Link>
      </p>
    </div>
  );
}
