import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Backend } from "#lib/database/backend.ts";
import type { Database } from "#lib/database/database.types.ts";
import { backends } from "./support/backends.ts";
import { clientOf } from "./support/client-of.ts";
import { newPupil } from "./support/new-pupil.ts";
import { ownPupil, setLock } from "./support/own-pupil.ts";
import { practiceRun } from "./support/practice-run.ts";

describe.each(backends)("on $name", ({ open }) => {
  let backend: Backend;
  let service: SupabaseClient<Database>;
  let browser: SupabaseClient<Database>;
  beforeAll(async () => {
    backend = await open();
    service = clientOf(backend, "secretKey");
    browser = clientOf(backend, "publishableKey");
  });
  afterAll(() => backend.close());

  async function scoreOf(pupil: string): Promise<number> {
    const { data } = await service.from("users").select("total_score").eq("id", pupil).single().throwOnError();
    return data.total_score;
  }

  test("fifty finishes of one run at once count it once", async () => {
    const pupil = await newPupil(service, "Năm Mươi");
    const run = practiceRun(randomUUID(), pupil);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => service.rpc("finish_run", { p_run: run }).throwOnError()),
    );
    const statuses = answers.map((answer) => answer.data.status);
    expect(statuses.filter((status) => status === "counted")).toHaveLength(1);
    expect(statuses.filter((status) => status === "repeated")).toHaveLength(49);
    expect(answers.every((answer) => answer.data.total_score === 80)).toBe(true);
    expect(await scoreOf(pupil)).toBe(80);
  });

  test("fifty guests' finishes of one run at once keep it once", async () => {
    const run = { ...practiceRun(randomUUID(), ""), user_id: null, guest_id: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => service.rpc("finish_run", { p_run: run }).throwOnError()),
    );
    expect(answers.filter((answer) => answer.data.status === "counted")).toHaveLength(1);
    expect(answers.filter((answer) => answer.data.status === "repeated")).toHaveLength(49);
  });

  test("runs of one pupil finished at once all count, up to the day's 600 points", async () => {
    const pupil = await newPupil(service, "Cùng Lúc");
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        service.rpc("finish_run", { p_run: practiceRun(randomUUID(), pupil) }).throwOnError(),
      ),
    );
    expect(answers.every((answer) => answer.data.status === "counted")).toBe(true);
    expect(answers.reduce((sum, answer) => sum + answer.data.points, 0)).toBe(600);
    expect(await scoreOf(pupil)).toBe(600);
  });

  test("of answers sent at once for the same place one is taken", async () => {
    const pupil = await newPupil(service, "Một Chỗ");
    const id = randomUUID();
    await service
      .rpc("open_run", { p_id: id, p_user: pupil, p_guest: null, p_activity: "counting", p_level: 1 })
      .throwOnError();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        service
          .rpc("record_answer", {
            p_run: id,
            p_user: pupil,
            p_guest: null,
            p_place: 0,
            p_response: { count: turn },
            p_right: turn % 2 === 0,
          })
          .throwOnError(),
      ),
    );
    const taken = answers.filter((answer) => answer.data.status === "recorded");
    expect(taken).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer.data.right))).toEqual(new Set([taken[0]?.data.right]));
  });

  test("of two that learn the same run at once one does, and the day it writes is read as it was written", async () => {
    const pupil = await newPupil(service, "Học Một Lần");
    const tries = [{ skill: "c1-make-10", tries: "1111111111" }];
    const run = { ...practiceRun(randomUUID(), pupil), tries };
    await service.rpc("finish_run", { p_run: run }).throwOnError();
    const progress = {
      skill_id: "c1-make-10",
      state: "good",
      tries: "1111111111",
      strong_since: "2026-11-21",
      due_at: "2026-11-24T01:02:03.000Z",
      card: { reps: 1 },
    };
    const learned = await Promise.all(
      Array.from({ length: 5 }, () =>
        service.rpc("learn_runs", { p_user: pupil, p_runs: [run.id], p_progress: [progress] }).throwOnError(),
      ),
    );
    expect(learned.map(({ data }) => data).sort()).toEqual(["late", "late", "late", "late", "learned"]);
    const { data } = await service
      .from("skill_progress")
      .select("state, tries, strong_since, due_at, card")
      .eq("user_id", pupil)
      .throwOnError();
    expect(data).toEqual([
      {
        state: "good",
        tries: "1111111111",
        strong_since: "2026-11-21",
        due_at: expect.stringMatching(/^2026-11-24T01:02:03(?:\.0+)?\+00:00$/),
        card: { reps: 1 },
      },
    ]);
  });

  test("a value that cannot be sent to the database spoils no later request", async () => {
    const pupil = await newPupil(service, "Gửi Nhầm");
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const ask = (name: string, body: object) =>
      backend.fetch(
        new Request(`${backend.url}/rest/v1/rpc/${name}`, {
          method: "POST",
          headers: { apikey: backend.secretKey, "content-type": "application/json" },
          body: JSON.stringify(body),
        }),
      );
    for (const asked of [1, true, "one", { a: 1 }]) {
      const answer = await ask("browser_pupils", { p_browsers: asked, p_users: asked });
      expect(answer.status, JSON.stringify(asked)).toBeGreaterThanOrEqual(400);
      expect(await scoreOf(pupil), JSON.stringify(asked)).toBe(0);
    }
    await service.rpc("finish_run", { p_run: practiceRun(randomUUID(), pupil) }).throwOnError();
    expect(await scoreOf(pupil)).toBe(80);
  });

  test("two claims of one guest at once give the runs to one pupil", async () => {
    const guest = randomUUID();
    const pupils = [await newPupil(service, "Nhận Trước"), await newPupil(service, "Nhận Sau")];
    const run = { ...practiceRun(randomUUID(), ""), user_id: null, guest_id: guest };
    await service.rpc("finish_run", { p_run: run }).throwOnError();
    const claims = await Promise.all(
      pupils.map((pupil) => service.rpc("claim_guest_runs", { p_guest: guest, p_user: pupil }).throwOnError()),
    );
    expect(claims.map((claim) => claim.data.runs).sort()).toEqual([0, 1]);
    const scores = await Promise.all(pupils.map(scoreOf));
    expect(scores.sort((a, b) => a - b)).toEqual([0, 80]);
  });

  test("of guesses at one lock at the same moment twenty are looked at, whoever makes them, and five of its owner", async () => {
    const own = await ownPupil(service, "Đoán Mò");
    await setLock(service, own, "a".repeat(60));
    const guess = (p_browser: string) => service.rpc("begin_lock_try", { p_user: own.id, p_browser }).throwOnError();
    const guesses = await Promise.all(Array.from({ length: 60 }, (_, turn) => guess(`stranger ${turn}`)));
    expect(guesses.filter((tried) => tried.data.status === "try")).toHaveLength(20);
    expect(guesses.filter((tried) => tried.data.hash !== null)).toHaveLength(20);
    expect(guesses.filter((tried) => tried.data.status === "used_up")).toHaveLength(40);
    const tries = await Promise.all(Array.from({ length: 30 }, () => guess(own.browser)));
    expect(tries.filter((tried) => tried.data.status === "try")).toHaveLength(5);
    expect(tries.filter((tried) => tried.data.status === "wait")).toHaveLength(25);
  });

  test("of log-ins at the moment a lock is set none is left without it", async () => {
    const own = await ownPupil(service, "Chen Ngang");
    const sessions = Array.from({ length: 20 }, () => randomUUID());
    await Promise.all([
      ...sessions
        .slice(0, 10)
        .map((p_session) => service.rpc("start_session", { p_user: own.id, p_session, p_lock: null })),
      setLock(service, own, "a".repeat(60)),
      ...sessions
        .slice(10)
        .map((p_session) => service.rpc("start_session", { p_user: own.id, p_session, p_lock: null })),
    ]);
    const { data } = await service.from("pupil_sessions").select("id").eq("user_id", own.id).throwOnError();
    expect(data).toHaveLength(1);
    expect(sessions).not.toContain(data[0]?.id);
  });

  test("a deleted profile comes back whole, once, however many bring it back at the same moment", async () => {
    const own = await ownPupil(service, "Xoá Rồi Lấy Lại");
    await service.rpc("finish_run", { p_run: practiceRun(randomUUID(), own.id) }).throwOnError();
    await service
      .from("user_levels")
      .insert({ user_id: own.id, level_id: 1, level_name: "counting", status: "done", total_time: 40 })
      .throwOnError();
    const seen = async () => {
      const kept = await Promise.all([
        service.from("users").select().eq("id", own.id).throwOnError(),
        service.from("runs").select().eq("user_id", own.id).throwOnError(),
        service.from("user_levels").select().eq("user_id", own.id).throwOnError(),
        service.rpc("own_place", { p_level_name: "counting", p_user: own.id }).throwOnError(),
      ]);
      return kept.map(({ data }) => data);
    };
    const before = await seen();
    const deletion = { p_user: own.id, p_session: own.session, p_browser: own.browser };
    const deletions = await Promise.all(
      Array.from({ length: 10 }, () => service.rpc("delete_profile", deletion).throwOnError()),
    );
    expect(deletions.map(({ data }) => data).toSorted()).toEqual(["deleted", ...Array(9).fill("gone")]);
    expect(await seen()).toEqual([[], [], [], []]);
    const restorations = await Promise.all(
      Array.from({ length: 10 }, () =>
        service.rpc("restore_profile", { p_user: own.id, p_browser: own.browser }).throwOnError(),
      ),
    );
    expect(restorations.map(({ data }) => data).toSorted()).toEqual([...Array(9).fill("gone"), "restored"]);
    expect(await seen()).toEqual(before);
  });

  test("likes at the same moment all count", async () => {
    const total = async () => (await service.from("like_total").select("total").single().throwOnError()).data.total;
    const before = await total();
    await Promise.all(Array.from({ length: 30 }, () => service.from("like").insert({ like: 1 }).throwOnError()));
    expect((await total()) - before).toBe(30);
    await service.from("like").delete().eq("like", 1).select("id").throwOnError();
    expect(await total()).toBe(0);
  });

  test("requests at once each keep their own rights", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, turn) =>
        (turn % 2 === 0 ? service : browser).from("questions").select("answer").limit(1),
      ),
    );
    for (const [turn, answer] of answers.entries()) {
      expect(answer.error?.code ?? "read").toBe(turn % 2 === 0 ? "read" : "42501");
    }
  });

  test("a browser's key reads nothing, writes nothing and calls nothing", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    await newPupil(service, "Không Ai Thấy");
    const refused = await Promise.all([
      browser.from("users").select("id, username").limit(1),
      browser.from("user_levels").select("user_id").limit(1),
      browser.from("courselist").select("id").limit(1),
      browser.from("questions").select("explain").limit(1),
      browser.from("contacts").select("id").limit(1),
      browser.from("runs").select("id").limit(1),
      browser.from("picture_locks").select("user_id").limit(1),
      browser.from("pupil_sessions").select("id").limit(1),
      browser.from("proven_browsers").select("browser").limit(1),
      browser.from("deleted_profiles").select("username").limit(1),
      browser.from("users").insert({ username: "Kẻ Lạ", avatar: "fox" }),
      browser.from("users").update({ total_score: 9999 }).eq("username", "Không Ai Thấy"),
      browser.from("like").insert({ like: 1 }),
      browser.rpc("leaderboard", { p_level_name: "all" }),
      browser.rpc("restore_profile", { p_user: randomUUID(), p_browser: "m".repeat(43) }),
      browser.rpc("finish_run", { p_run: practiceRun(randomUUID(), randomUUID()) }),
    ]);
    expect(refused.map((answer) => answer.error?.code)).toEqual(refused.map(() => "42501"));
  });

  test("a key that is not one of the two is turned away", async () => {
    const stranger = clientOf({ ...backend, publishableKey: "sb_publishable_made_up" }, "publishableKey");
    const { status } = await stranger.from("courselist").select("id").limit(1).maybeSingle();
    expect(status).toBe(401);
  });

  test("a name taken in another spelling of case is taken", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    await newPupil(service, "Đặng Ước Mơ");
    const { error } = await service.from("users").insert({ username: "ĐẶNG ƯỚC MƠ", avatar: "cat" });
    expect(error?.code).toBe("23505");
  });

  test("a refusal is logged in one line, without what was typed", async () => {
    const logged = vi.spyOn(console, "error").mockReturnValue();
    await service.from("contacts").insert({ email: "bi-mat@nha.vn", message: " " });
    const { inspect } = await import("node:util");
    const text = logged.mock.calls
      .flat()
      .map((part) => inspect(part))
      .join("\n");
    expect(text).toContain("contacts_message_length");
    expect(text).not.toContain("bi-mat");
    expect(text).not.toContain("\n");
  });

  test("times are written as hosted Supabase writes them", async () => {
    const pupil = await newPupil(service, "Bây Giờ");
    const { data } = await service.from("users").select("created_at").eq("id", pupil).single().throwOnError();
    expect(data.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
  });

  test("the likes are counted without reading them", async () => {
    await service
      .from("like")
      .insert([{ like: 1 }, { like: 1 }])
      .throwOnError();
    const { count } = await service.from("like").select("id", { count: "exact", head: true }).throwOnError();
    expect(count).toBe(2);
  });

  test("the joined read of the spec's level leaderboard works", async () => {
    const pupil = await newPupil(service, "Bảng Cấp");
    await service
      .from("user_levels")
      .insert({ user_id: pupil, level_id: 1, level_name: "clock", status: "done", total_time: 60 })
      .throwOnError();
    const { data } = await service
      .from("user_levels")
      .select("user_id, level_id, total_time, status, users(username, avatar)")
      .eq("level_name", "clock")
      .throwOnError();
    expect(data).toEqual([
      { user_id: pupil, level_id: 1, total_time: 60, status: "done", users: { username: "Bảng Cấp", avatar: "fox" } },
    ]);
  });
});
