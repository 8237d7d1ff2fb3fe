import { useEffect, useState } from "react";
import { playText } from "#lib/text/play-text.ts";
import { writtenTime } from "./written-time.ts";

/** The time since this appeared, quiet and small: it hurries nobody. The server keeps the time that counts. */
export function ElapsedTime() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const timer = window.setInterval(() => setSeconds(Math.floor((performance.now() - start) / 1000)), 1000);
    return () => window.clearInterval(timer);
  }, []);
  return (
    <p
      role="timer"
      aria-label={playText.time(Math.floor(seconds / 60), seconds % 60)}
      className="font-head text-[1.25rem] leading-none font-semibold text-hue tabular-nums"
    >
      {writtenTime(seconds)}
    </p>
  );
}
