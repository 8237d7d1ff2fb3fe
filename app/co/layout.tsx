import type { ReactNode } from "react";
import "./print.css";

export default function TeacherLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
