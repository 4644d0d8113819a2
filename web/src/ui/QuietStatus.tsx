import { useEffect, useRef, useState } from 'react';

const restMs = 10_000;

/** Announces a changing text to screen readers, politely and at most once in 10 s. The initial text is not announced. */
export function QuietStatus({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  const lastText = useRef(text);
  const lastAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (lastText.current === text) return;
    const timer = setTimeout(
      () => {
        lastText.current = text;
        lastAt.current = performance.now();
        setSaid(text);
      },
      Math.max(0, lastAt.current + restMs - performance.now()),
    );
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <span className="visually-hidden" role="status">
      {said}
    </span>
  );
}
