"use client";

import { useState } from "react";

export function Answers() {
  const [picked, setPicked] = useState(null);
  return [1, 2, 3, 4].map((number) => (
    <button
      key={number}
      type="button"
      style={{ background: picked === number ? "yellow" : "white" }}
      onClick={() => setPicked(number)}
    >
      {number}
    </button>
  ));
}
