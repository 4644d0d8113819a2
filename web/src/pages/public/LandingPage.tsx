import { Highlights } from '../../features/visitors/Highlights.tsx';
import { SampleTree } from '../../features/visitors/SampleTree.tsx';
import { SixRooms } from '../../features/visitors/SixRooms.tsx';
import { Statement } from '../../features/visitors/Statement.tsx';
import { VisitorFrame } from '../../features/visitors/VisitorFrame.tsx';
import { useTitle } from '../../lib/browser/title.ts';
import { t } from '../../lib/text.ts';
import { Brand } from '../../ui/marks.tsx';
import styles from './LandingPage.module.css';

export function LandingPage() {
  useTitle(t('Facilitated decision simulations'));
  const foot = (
    <>
      <Brand />
      <span className="meta-text">{t('Facilitated decision simulations on the PESTEL framework')}</span>
    </>
  );
  return (
    <VisitorFrame here="/" className={styles.landing} foot={foot}>
      <Statement />
      <SampleTree />
      <SixRooms />
      <Highlights />
    </VisitorFrame>
  );
}
