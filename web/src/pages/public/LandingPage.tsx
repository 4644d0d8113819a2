import { SampleTree } from '../../features/sample/SampleTree.tsx';
import { Highlights } from '../../features/visitors/Highlights.tsx';
import { SixRooms } from '../../features/visitors/SixRooms.tsx';
import { Statement } from '../../features/visitors/Statement.tsx';
import { VisitorFrame } from '../../features/visitors/VisitorFrame.tsx';
import { useTitle } from '../../lib/title.ts';
import { Brand } from '../../ui/marks.tsx';

export function LandingPage() {
  useTitle('Facilitated decision simulations');
  return (
    <>
      <VisitorFrame here="/" className="landing">
        <Statement />
        <SampleTree />
        <SixRooms />
        <Highlights />
      </VisitorFrame>
      <footer className="vis-foot">
        <Brand />
        <span className="t-meta">Facilitated decision simulations on the PESTEL framework</span>
      </footer>
    </>
  );
}
