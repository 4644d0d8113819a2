import { DecisionMark } from '../../parts/marks.tsx';

/** A decision's diamond; without its letter as long as the list that it stands in is not known. */
export function ReportMark({
  index,
  filled,
  size,
}: {
  index: number | undefined;
  filled: boolean;
  size?: 'sm';
}) {
  if (index !== undefined) return <DecisionMark index={index} filled={filled} {...(size ? { size } : {})} />;
  return (
    <span
      className={`decision-mark ${size ? `decision-mark-${size}` : ''} ${filled ? 'is-on' : ''}`}
      aria-hidden="true"
    />
  );
}
