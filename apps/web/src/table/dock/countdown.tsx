/** The time left for a decision. */
import { type ReactNode, useEffect, useState } from 'react';
import { useModel } from '../context.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** With more time than this, the clock is hidden. */
const LONG_MS = 12 * HOUR;
/** From here on the time is urgent. */
const SHORT_MS = 15 * SECOND;

export function timeLeft(left: number): string {
  if (left <= 0) return '0:00';
  if (left >= HOUR) return `${Math.floor(left / HOUR)} h ${Math.floor((left % HOUR) / MINUTE)} min`;
  const seconds = Math.ceil(left / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** `until` refers to the host's clock: the device's may be minutes off. */
export function Countdown({ until }: { readonly until: number }): ReactNode {
  const ahead = useModel((model) => model.ahead);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  const left = until - (now + ahead);
  if (left > LONG_MS) return null;
  return (
    <span className={left < SHORT_MS ? 'time short' : 'time'} role="timer" aria-label={`${timeLeft(left)} left`}>
      {timeLeft(left)}
    </span>
  );
}
