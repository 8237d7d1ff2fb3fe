import type { CardWeek, SolidSkill, WeeklyCard } from "#lib/classes/family-view.ts";
import { sundayOf } from "#lib/core/vietnam-week.ts";
import { familyText } from "#lib/text/family-text.ts";

const text = familyText.card;

/** "Tuần 11"; in holidays without a number. */
export function titleOfWeek({ no }: Pick<CardWeek, "no">): string {
  return no === null ? text.week : text.weekNo(no);
}

/** "16–22/11", over the end of a month "30/11–6/12". */
export function daysOfCard({ monday }: Pick<CardWeek, "monday">): string {
  const [[from, fromMonth], [to, toMonth]] = [partsOf(monday), partsOf(sundayOf(monday))];
  return text.days(fromMonth === toMonth ? `${from}` : `${from}/${fromMonth}`, `${to}/${toMonth}`);
}

/** When it was, and of which class it tells. */
export function placeOfCard(week: CardWeek, className: string | null): string {
  return [daysOfCard(week), ...(className === null ? [] : [text.inClass(className)])].join(" · ");
}

/** The day and the month of "2026-11-16". */
function partsOf(day: string): readonly [number, number] {
  return [Number(day.slice(8)), Number(day.slice(5, 7))];
}

/** What was played, and what is said where nothing was. */
export function playedWords({ days, minutes, toTry }: WeeklyCard, { name }: CardWeek) {
  const count = days.filter(Boolean).length;
  if (count > 0) return { title: text.played(count, minutes), lead: null };
  return { title: text.notPlayed[name], lead: toTry === null ? text.beginAgainAnytime : text.beginAgain };
}

export function titleOfSolid({ solid }: WeeklyCard): string {
  return text.solid[solid.length] ?? text.solid[0];
}

/** What shows that a skill is solid. */
export function evidenceOf({ asked, right }: SolidSkill): string {
  return asked === right ? text.allRight(asked) : text.right(right, asked);
}
