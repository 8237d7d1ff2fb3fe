/** One connection of the database's owner, on either engine. */
export interface OwnerSql {
  exec(sql: string): Promise<unknown>;
  query(sql: string, values?: readonly (string | readonly string[])[]): Promise<readonly Record<string, unknown>[]>;
}

/** Boards that have levels enough; each pupil who is there already has done five of each. */
const boards = ["counting", "shape", "addition-10", "subtraction-10"] as const;
const levelsOfEach = 5;
const rowsOfEach = boards.length * levelsOfEach;

/** The name of pupil `number`, counted from 1, of those who are there before anybody plays. */
export function filledName(number: number): string {
  return `Bạn ${number}`;
}

/** How many pupils are there before anybody plays, when there are so many rows of levels. */
export function filledPupils(rows: number): number {
  return Math.ceil(rows / rowsOfEach);
}

/**
 * Fills an empty database of this version with so many rows of levels, their pupils and their totals. The triggers are off meanwhile:
 * they would write each total twenty times.
 */
export async function fillDatabase(sql: OwnerSql, rows: number): Promise<void> {
  await sql.exec(`
    set session_replication_role = replica;
    insert into public.users (username, avatar, total_score)
    select 'Bạn ' || n, 'critters-01', (n * 7919) % 20000 from generate_series(1, ${filledPupils(rows)}) as n;
    insert into public.user_levels (user_id, level_id, level_name, status, total_time)
    select pupil.id, level_id, level_name, 'done', 20 + (hashtext(pupil.id::text || level_name || level_id) & 127)
    from (select id from public.users order by id) as pupil,
      generate_series(1, ${levelsOfEach}) as level_id,
      unnest(array['${boards.join("', '")}']) as level_name;
    insert into public.level_totals (level_name, user_id, levels_done, total_time, score)
    select level_name, user_id, count(*), sum(total_time), sum(135 - total_time)
    from public.user_levels where status = 'done' group by level_name, user_id;
    set session_replication_role = origin;
    select private.recount_places();`);
  await sql.exec("vacuum analyze public.users, public.user_levels, public.level_totals, private.place_counts");
}
