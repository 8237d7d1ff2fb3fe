import type { Sql } from "postgres";
import { classIds } from "#lib/core/class-id.ts";
import { listBoardsOfClass } from "#lib/play/boards.ts";

/** Of these rows of `user_levels` each pupil gets as many. */
export const levelsEach = 20;
/** The board every pupil stands on. */
export const fullBoard = "level-one";

/** So many runs of this week each pupil has, of 5 to 120 points. */
const runsEach = 4;

/**
 * Fills a database with pupils named "Bạn 1", "Bạn 2" and so on, twenty passed levels each: one to ten on one board, the
 * others on one board each; and four runs of this week each. The triggers are off meanwhile; what they keep is made by one aggregate at the end.
 */
export async function fillLeaderboards(sql: Sql, pupils: number): Promise<void> {
  const boards = classIds
    .flatMap((classId) => listBoardsOfClass(classId).flatMap((group) => group.boards))
    .map(({ levelName }) => levelName)
    .filter((levelName) => levelName !== fullBoard);
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`
      insert into public.users (username, avatar, total_score)
      select 'Bạn ' || n, 'fox', 5 * (abs(hashint4(n)) % 4000) from generate_series(1, ${pupils}::int) as n`;
    await transaction`
      insert into public.user_levels (user_id, level_id, level_name, status, total_time)
      select
        id, least(j, own) + case when j > own then 1 - own else 0 end,
        case when j <= own then ${fullBoard} else (${boards}::text[])[1 + (n * 7 + j) % ${boards.length}::int] end,
        'done', 20 + abs(hashint4(n * 31 + j)) % 100
      from (
        select id, n, 1 + abs(hashint4(n + 7)) % 10 as own
        from (select id, substr(username, 5)::int as n from public.users where username like 'Bạn %') as named
      ) as pupil, generate_series(1, ${levelsEach}::int) as j`;
    await transaction`
      insert into public.level_totals (level_name, user_id, levels_done, total_time, score)
      select level_name, user_id, count(*), sum(total_time), sum(135 - total_time)
      from public.user_levels where status = 'done' group by level_name, user_id`;
    await transaction`
      insert into public.runs (id, user_id, mode, activity, level, started_at, finished_at, points, result)
      select gen_random_uuid(), id, 'practice', 'counting', 1, now(), now(),
        5 + 5 * (abs(hashint4(substr(username, 5)::int * 31 + j)) % 24), '{}'
      from public.users, generate_series(1, ${runsEach}::int) as j
      where username like 'Bạn %'`;
    await transaction`
      insert into public.week_totals (user_id, week, score) select user_id, week, score from private.true_week_totals`;
    await transaction`select private.recount_places()`;
  });
  await sql`vacuum analyze public.users, public.user_levels, public.level_totals, public.runs, public.week_totals,
    private.place_counts`;
}
