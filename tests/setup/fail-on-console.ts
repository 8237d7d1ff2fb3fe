import { format } from "node:util";
import { afterEach, beforeEach, expect } from "vitest";

// A warning nobody asked for is a fault. A test that expects one replaces the function: vi.spyOn(console, "error").
let written: string[] = [];

beforeEach(() => {
  written = [];
  for (const level of ["error", "warn"] as const) {
    console[level] = (...parts: unknown[]) => {
      written.push(`console.${level}: ${format(...parts)}`);
    };
  }
});

afterEach(() => {
  expect(written).toEqual([]);
});
