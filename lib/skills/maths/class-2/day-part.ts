/** What an hour of 24 is called in the part of its day: 15 giờ is "3 giờ chiều". */
export function dayPart(hour: number): string {
  if (hour <= 10) return "sáng";
  if (hour <= 12) return "trưa";
  if (hour <= 18) return "chiều";
  return hour <= 21 ? "tối" : "đêm";
}
