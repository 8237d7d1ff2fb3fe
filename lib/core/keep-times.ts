/** How long things are kept; the privacy page tells these numbers. Those of the database are held to its functions by tests. */
export const keepTimes = {
  /** A pupil's runs with their answers; then only their sums by month (forget_old_history). */
  historyMonths: 12,
  /** Runs of a guest that no profile has taken over (forget_old_history). */
  guestRunDays: 90,
  /** Points by week for the boards: this week and four before (private.oldest_week). */
  boardWeeks: 5,
  /** A name that its address made beyond those that stand on boards at once waits so long, a day more at the most. */
  boardWaitDays: 14,
  /** Messages of the contact page (forget_old_history). */
  messageMonths: 12,
  /** Accounts whose email nobody confirmed, after their last mail (forget_old_accounts). */
  unconfirmedDays: 7,
  /** What the sign-in service writes down of each sign-up, sign-in and renewal (forget_old_accounts). */
  authLogDays: 90,
  /** Bare ids of the runs that went with a profile, so that none counts twice (private.spent_runs). */
  usedRunIdDays: 8,
  /** The sealed cookies of pupils, after each time they are written, and the log-ins they are of (forget_old_history). */
  sessionDays: 365,
  /** Profiles that were deleted, so that they can come back (forget_old_history). */
  deletedProfileDays: 7,
  /** Classes that were closed, with their seats (forget_closed_classes). */
  closedClassDays: 60,
  /** Mistakes by day, skill and name (forget_old_mistakes). */
  mistakeDays: 90,
  /** The link by which another teacher joins a class (invite_teacher). */
  invitationDays: 7,
  /** The cookie that remembers a like. */
  likeDays: 1,
  /** The cookie of a grown-up's session, as @supabase/ssr sets it. */
  grownUpDays: 400,
  /** Runs that were brought along, of the seven a run is counted for. */
  prefetchedDays: 6,
} as const;
