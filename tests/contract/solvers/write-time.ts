/** A time so many minutes after twelve as a pupil of that class writes it. */
export function writeTime(minutes: number, hasHalf: boolean): string {
  const within = ((minutes % 720) + 720) % 720;
  const [hour, minute] = [Math.floor(within / 60) || 12, within % 60];
  if (minute === 0) return `${hour}\u00a0giờ`;
  return hasHalf ? `${hour}\u00a0giờ rưỡi` : `${hour}\u00a0giờ ${minute}\u00a0phút`;
}
