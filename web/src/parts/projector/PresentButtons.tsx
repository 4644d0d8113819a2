import { ExternalLink, Presentation } from 'lucide-react';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { toastError } from '../../ui/toasts/Toaster.tsx';
import styles from './PresentButtons.module.css';

/** The buttons that open a projector view: here, or in a window for the second screen. */
export function PresentButtons({
  address,
  onPresent,
}: {
  /** The path of a page that shows only the projector view if its address ends with `?present=1`. */
  address: string;
  onPresent: () => void;
}) {
  return (
    <>
      <Button kind="line" onClick={onPresent}>
        <Presentation className="icon" aria-hidden />
        {t('Present')}
      </Button>
      <Button
        kind="line"
        className={`button-icon ${styles.newWindow}`}
        title={t('Present in a New Window')}
        aria-label={t('Present in a New Window')}
        onClick={() => openPresentWindow(address)}
      >
        <ExternalLink className="icon" aria-hidden />
      </Button>
    </>
  );
}

/** Opens the projector view in a window for the second screen. The window shares the session of this tab. */
function openPresentWindow(address: string): void {
  const presentWindow = window.open(`${address}?present=1`, `wall${address}`, 'popup,width=1280,height=720');
  if (presentWindow === null)
    toastError(t('The window was not opened'), t('Allow this site to open windows, then press it again.'));
  else presentWindow.focus();
}
