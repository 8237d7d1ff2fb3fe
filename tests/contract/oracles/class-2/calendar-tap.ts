import { solveCalendar } from "#tests/contract/calendar-days.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

export const oracle: Oracle = solveCalendar;
