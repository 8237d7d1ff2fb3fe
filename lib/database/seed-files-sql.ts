/** Makes the table in which the Supabase CLI, too, records which seed was run. */
export const seedFilesSql =
  "create table if not exists supabase_migrations.seed_files (path text not null primary key, hash text not null)";
