import { inspect } from "node:util";
import { expect, test } from "vitest";
import { quietDatabaseError } from "./quiet-database-error.ts";

const refusal = Object.assign(new Error("duplicate key"), {
  code: "23505",
  detail: "Key (username_key)=(bi) already exists.",
  query: "insert into users",
  params: ["Bi"],
});

test("a database's refusal keeps what the service answers with", () => {
  expect(quietDatabaseError(refusal)).toMatchObject({
    message: "duplicate key",
    code: "23505",
    detail: "Key (username_key)=(bi) already exists.",
    hint: null,
  });
});

test("it is logged in one line that holds no value and no statement", () => {
  expect(inspect(quietDatabaseError(refusal))).toBe("the database refused: duplicate key (23505)");
});

test("an error of another kind stays itself", () => {
  const fault = new TypeError("x is not a function");
  expect(quietDatabaseError(fault)).toBe(fault);
  expect(quietDatabaseError("text")).toBe("text");
});
